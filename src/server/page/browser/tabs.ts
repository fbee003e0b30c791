/**
 * Tabs after the pattern of the ARIA Authoring Practices: one stop for the Tab key, arrows between them.
 * @module
 */
import { button, element } from './element.js';

export interface Tab {
  readonly name: string;
  /** How many there are, where that says something. */
  readonly count?: number;
  /** Built when the tab is first shown. */
  readonly build: () => HTMLElement;
}

export function tabs(label: string, all: readonly Tab[]): HTMLElement {
  const list = element('div', { role: 'tablist', 'aria-label': label });
  const panels = all.map(({ name }, at) =>
    element('div', {
      role: 'tabpanel',
      id: `panel-${at}`,
      class: `panel ${name.toLowerCase()}`,
      'aria-labelledby': `tab-${at}`,
      hidden: true,
    }),
  );
  const heads = all.map(({ name, count }, at) => {
    const head = button(name, () => select(at), {
      role: 'tab',
      id: `tab-${at}`,
      'aria-controls': `panel-${at}`,
    });
    if (count !== undefined) head.append(' ', element('span', { class: 'number' }, String(count)));
    return head;
  });
  const select = (chosen: number) => {
    for (const [at, head] of heads.entries()) {
      head.ariaSelected = String(at === chosen);
      head.tabIndex = at === chosen ? 0 : -1;
    }
    for (const [at, panel] of panels.entries()) {
      panel.hidden = at !== chosen;
      if (at === chosen && panel.childElementCount === 0) panel.append(all[at]?.build() ?? '');
    }
  };
  list.addEventListener('keydown', (event) => {
    const at = heads.findIndex((head) => head === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: heads.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + heads.length) % heads.length;
    select(next);
    heads[next]?.focus();
  });
  list.append(...heads);
  select(0);
  return element('div', { class: 'tabs' }, list, ...panels);
}
