import { expect, test } from 'vitest';
import { get } from '../../testing/server/answers.ts';
import { createTestApp } from '../../testing/server/test-app.ts';
import { configIn } from './config.ts';

test('an office names a column in both languages, and where it has no English name the portal’s own stands', async () => {
  const portal = await createTestApp();
  const { body } = await get(portal, '/api/config');
  const column = { key: 'title', align: 'left', sortable: true, visible: true } as const;
  const companies = [
    { ...column, title: 'Kontrahent', title_en: 'Client' },
    { ...column, key: 'owner', title: 'Doradca' },
  ];
  const config = {
    ...body,
    modules: { ...body.modules, company: { ...body.modules.company, columns: { companies } } },
  };
  const titles = (locale: 'pl' | 'en') => configIn(config, locale).modules.company.columns.companies;
  expect(titles('pl')).toEqual([
    { ...column, title: 'Kontrahent' },
    { ...column, key: 'owner', title: 'Doradca' },
  ]);
  expect(titles('en')).toEqual([
    { ...column, title: 'Client' },
    { ...column, key: 'owner', title: '' },
  ]);
  expect(configIn(config, 'en')).toBe(configIn(config, 'en'));
  await portal.close();
});
