/** The tab that a key leads to from `from` of `count`, or undefined when the key does not move. */
function tabAfter(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Brings tabs to life, as the ARIA Authoring Practices describe them: arrow keys, Home and End move between the tabs and
 * show their panels.
 * @param list the tabs; each controls its panel (`aria-controls`) and has a name (`value`)
 * @param onShow called with the name of a tab when its panel comes into sight
 * @returns a function that shows the panel of a name
 */
export function tabs(list: HTMLElement, onShow: (name: string) => void): (name: string) => void {
  const all = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

  const show = (name: string) => {
    for (const tab of all) {
      const isShown = tab.value === name;
      tab.ariaSelected = String(isShown);
      tab.tabIndex = isShown ? 0 : -1;
      panelOf(tab)?.toggleAttribute('hidden', !isShown);
    }
    onShow(name);
  };

  for (const [place, tab] of all.entries()) {
    tab.addEventListener('click', () => show(tab.value));
    tab.addEventListener('keydown', (event) => {
      const next = all[tabAfter(event.key, place, all.length) ?? -1];
      if (!next) return;
      event.preventDefault();
      next.focus();
      show(next.value);
    });
  }
  return show;
}
