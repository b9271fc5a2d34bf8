/** What a part of the page says, its pieces with one space between them. */
export function textOf(element: Element): string {
  const pieces: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) pieces.push(node.textContent ?? '');
  return pieces.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** What each cell of a table says, row by row with its headings. */
export function rowsOf(table: HTMLElement): string[][] {
  return [...table.querySelectorAll('tr')].map((row) => [...row.cells].map(textOf));
}
