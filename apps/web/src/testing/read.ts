import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What a part of the page says, its pieces with one space between them. */
export function textOf(element: Element): string {
  const pieces: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.tagName !== 'STYLE') pieces.push(node.textContent ?? '');
  return pieces.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** What each cell of a table says, row by row with its headings. */
export function rowsOf(table: HTMLElement): string[][] {
  return [...table.querySelectorAll('tr')].map((row) => [...row.cells].map(textOf));
}

/** The table of that name, once its rows are there. */
export function filledTable(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const table = screen.getByRole('table', { name });
    expect(table.closest('[aria-busy=true]')).toBeNull();
    return table;
  });
}
