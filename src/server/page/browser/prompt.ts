/**
 * Asks for the key. It goes into a header and into this tab's storage, never into an address.
 * @module
 */
import { byId } from './element.js';
import { isKey } from './service.js';

export function askForKey(problem: string, onKey: (key: string) => void): void {
  const prompt = byId('prompt', HTMLElement);
  const form = byId('key-form', HTMLFormElement);
  const field = byId('key', HTMLInputElement);
  const complain = (text: string) => {
    byId('key-problem', HTMLElement).textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const key = field.value.trim();
    if (!isKey(key)) return complain('A key has no spaces and only ASCII characters.');
    form.removeEventListener('submit', submit);
    field.value = '';
    onKey(key);
  };
  form.addEventListener('submit', submit);
  prompt.hidden = false;
  complain(problem);
  field.focus();
}
