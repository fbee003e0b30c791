/**
 * Copying, and saying so where those who do not see the page hear it.
 * @module
 */
import { button, byId, type Child, element } from './element.js';

/** How long a button says that it has copied, in milliseconds. */
const SAID_FOR = 1_600;

/** Says something to screen readers when they have nothing else to say. */
export function announce(text: string): void {
  byId('announcement', HTMLElement).textContent = text;
}

/** A button that copies `text`. */
export function copyButton(
  text: string,
  label: Child,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const created = button(label, () => void run(), attributes);
  const run = async () => {
    const isCopied = await copy(text);
    announce(isCopied ? `Copied ${text}` : 'The browser does not allow copying');
    created.classList.toggle('copied', isCopied);
    clearTimeout(timer);
    timer = setTimeout(() => created.classList.remove('copied'), SAID_FOR);
  };
  return created;
}

/** Whether the text is in the clipboard now. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain HTTP, other than from this machine, there is no clipboard to write to.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement;
  const field = element('textarea', { class: 'unseen', 'aria-hidden': 'true', tabindex: -1 });
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the one way that is left there
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
