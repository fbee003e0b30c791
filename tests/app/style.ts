// A plain string rather than html`…`: the quotes of CSS must not be escaped.

export const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1f2937; background: #f3f4f6; }
* { box-sizing: border-box; }
body { max-width: 25rem; margin: 0 auto; padding: 4rem 1rem; }
header a { display: inline-flex; gap: 0.6rem; align-items: center; margin-bottom: 1.25rem; font-weight: 600; color: inherit; text-decoration: none; }
header img { border-radius: 6px; }
main { padding: 2rem; background: #fff; border: 1px solid #e5e7eb; border-radius: 12px; }
h1 { margin: 0 0 1.25rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
p { margin: 0 0 1.25rem; overflow-wrap: anywhere; }
form { margin: 0 0 1.25rem; }
main > :last-child { margin-bottom: 0; }
label { display: block; margin-bottom: 0.25rem; font-size: 0.9rem; font-weight: 600; }
input { width: 100%; margin-bottom: 1rem; padding: 0.6rem 0.75rem; font: inherit; border: 1px solid #9ca3af; border-radius: 8px; }
button, .button { display: block; width: 100%; padding: 0.6rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: #fff; background: #4338ca; border: 1px solid #4338ca; border-radius: 8px; cursor: pointer; }
button:hover, .button:hover { background: #3730a3; }
.quiet { color: #4338ca; background: #fff; border-color: #c7d2fe; }
.quiet:hover { background: #eef2ff; }
.button + .button { margin-top: 0.75rem; }
main p a { color: #4338ca; }
:focus-visible { outline: 3px solid #a5b4fc; outline-offset: 1px; }
[role='alert'], [role='status'] { padding: 0.6rem 0.75rem; border-radius: 8px; }
[role='alert'] { color: #991b1b; background: #fef2f2; }
[role='status'] { color: #065f46; background: #ecfdf5; }
`;
