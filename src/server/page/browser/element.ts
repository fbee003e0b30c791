/**
 * Elements, built one by one. What a mail says ends up in text nodes and plain attributes; there is no way from
 * a string to markup here, and the page's policy (trusted types) allows none.
 * @module
 */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
export type Child = Node | string | undefined;

/** An attribute that is `true` is there without a value; `false` and undefined leave it out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      created.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== undefined) created.append(child);
  return created;
}

export function button(label: Child, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, label);
  created.addEventListener('click', onClick);
  return created;
}

/** A link to somewhere else. What is neither http nor https stays text: `javascript:` would run in the page. */
export function outwardLink(href: string, ...children: readonly Child[]): HTMLElement {
  if (!/^https?:\/\//i.test(href)) return element('span', {}, ...children);
  return element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...children);
}

/** A subject as it is shown: none is said, and what would turn the order of the letters round is left out. */
export function subjectLine(subject: string): string {
  return subject.replace(/\p{Bidi_Control}/gu, '') || 'No subject';
}

/** An element of the page's HTML. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} #${id}`);
  return found;
}
