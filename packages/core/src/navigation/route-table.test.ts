import { expect, test } from 'vitest';
import type { Locale } from '../i18n/text.ts';
import { addresses } from '../testing/addresses.ts';
import { everything } from '../testing/samples.ts';
import { placeOf } from './place.ts';
import { lineOf, match, type RouteName, routeNames } from './routes.ts';

function wordsOf(name: RouteName, locale: Locale): [title: string, way: string] {
  const options = { config: everything, locale, redirected: null };
  const { title, breadcrumbs } = placeOf(match(addresses[name]), { kind: 'show', name }, options);
  // The pipe before the product would end a cell.
  return [title.replace(' | Biuro', ''), breadcrumbs.map(({ label }) => label).join(' › ')];
}

function rowOf(name: RouteName): string {
  const { path, access, module = '', right = '', mode = '' } = lineOf(name);
  const cells = [name, `\`${path}\``, access, module, right || mode, ...wordsOf(name, 'pl'), ...wordsOf(name, 'en')];
  return `| ${cells.join(' | ')} |`;
}

/** A change of this file is a change of addresses, of who may open a page or of what it is called: compare it with the specification. */
test('every route has the path, access, title and breadcrumbs that were agreed', async () => {
  const head = ['Route', 'Path', 'For', 'Module', 'Right or mode', 'Tytuł', 'Ścieżka', 'Title', 'Breadcrumbs'];
  const lines = [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...routeNames.map(rowOf), ''];
  await expect(lines.join('\n')).toMatchFileSnapshot('./route-table.snapshot.txt');
});
