import type { Branch } from './telling.ts';

/** The branches below one as nested lists, as `TreeWords.astro` writes them into the page. @param told a branch in words */
export function wordsOf({ branches }: Branch, told: (branch: Branch) => string): HTMLUListElement {
  const list = document.createElement('ul');
  for (const branch of branches) {
    const item = document.createElement('li');
    item.append(told(branch));
    if (branch.branches.length > 0) item.append(wordsOf(branch, told));
    list.append(item);
  }
  return list;
}
