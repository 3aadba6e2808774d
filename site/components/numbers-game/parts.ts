type ElementClass<Part extends Element> = abstract new () => Part;

/**
 * The part of a component that its markup names with `data-part`. Markup and script are written together, so a part that
 * is missing is a mistake in the program.
 * @throws Error when there is no such part, or it is another kind of element
 */
export function part<Part extends Element>(root: ParentNode, name: string, kind: ElementClass<Part>): Part {
  const found = root.querySelector(`[data-part="${name}"]`);
  if (!(found instanceof kind)) throw new Error(`data-part="${name}": ${kind.name}`);
  return found;
}

/**
 * Fills a list from the `<template>` that is its first child.
 * @param write puts an item into a fresh copy of what the template holds
 * @param goesOn whether what the list holds already stays, before the items
 */
export function fillList<Item>(
  list: Element,
  items: readonly Item[],
  write: (item: Item, copy: HTMLElement, index: number) => void,
  goesOn = false,
): void {
  const template = list.firstElementChild;
  const model = template instanceof HTMLTemplateElement ? template.content.firstElementChild : null;
  if (!template || !model) throw new Error('a list without its template');
  const copies = items.map((item, index) => {
    const copy = document.importNode(model, true) as HTMLElement;
    write(item, copy, index);
    return copy;
  });
  if (goesOn) list.append(...copies);
  else list.replaceChildren(template, ...copies);
}

/** Calls `write` when `details` is unfolded for the first time: what is folded in a long list need not be there yet. */
export function unfolded(details: HTMLDetailsElement, write: () => void): void {
  details.addEventListener('toggle', write, { once: true });
}
