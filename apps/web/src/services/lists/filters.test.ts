import { describe, expect, test } from 'vitest';
import { choice, company, linkedChoice, linkedCompany, onlyTrue, person, resolveFilters } from './filters.ts';

const anna = { id: 'a', name: 'Anna Bąk' };
const zofia = { id: 'z', name: 'Zofia Żak' };
const search = { find: () => Promise.resolve([]), nameOf: () => Promise.resolve('') };
const known = { valueOf: () => undefined, people: [anna, zofia], me: zofia, companyName: undefined, companies: search };
const asking = (values: Record<string, string>) => ({ ...known, valueOf: (key: string) => values[key] });

test('a filter has the values that its list names, in the order of the list', () => {
  const kinds = { status: choice('Status', ['new', 'old'], (value) => `= ${value}`), mine: onlyTrue('Moje', 'Tak') };
  expect(resolveFilters(kinds, known)).toEqual([
    {
      key: 'status',
      label: 'Status',
      options: [
        { value: 'new', label: '= new' },
        { value: 'old', label: '= old' },
      ],
    },
    { key: 'mine', label: 'Moje', options: [{ value: 'true', label: 'Tak' }] },
  ]);
});

describe('a value that a link brings', () => {
  const year = linkedChoice(
    'Rok',
    ['2026'],
    (value) => `Rok ${value}`,
    (value) => /^\d{4}$/.test(value),
  );

  test('stands before the others, once and only where it is valid', () => {
    const valuesWith = (value: string) =>
      resolveFilters({ year }, asking({ year: value }))[0]?.options.map((option) => option.value);
    expect([valuesWith('2019'), valuesWith('2026'), valuesWith('soon')]).toEqual([
      ['2019', '2026'],
      ['2026'],
      ['2026'],
    ]);
  });

  test('is the only reason for a filter without other values', () => {
    const kinds = { year: { ...year, options: [] }, company_id: linkedCompany('Firma') };
    expect(resolveFilters(kinds, known)).toEqual([]);
    expect(resolveFilters(kinds, asking({ year: '2019', company_id: 'c' }))).toEqual([
      { key: 'year', label: 'Rok', options: [{ value: '2019', label: 'Rok 2019' }] },
      { key: 'company_id', label: 'Firma', options: [{ value: 'c', label: '…' }] },
    ]);
  });
});

test('a person is chosen from the office, oneself first where the list wants that', () => {
  const labels = (kind: ReturnType<typeof person>, value = 'a') =>
    resolveFilters({ who: kind }, asking({ who: value }))[0]?.options.map(({ label }) => label);
  expect(labels(person('Kto'))).toEqual(['Anna Bąk', 'Zofia Żak']);
  expect(labels(person('Kto', { me: (name) => `Ja (${name})` }))).toEqual(['Ja (Zofia Żak)', 'Anna Bąk']);
  expect(labels(person('Kto', { unknown: 'Inna osoba' }), 'x')).toEqual(['Anna Bąk', 'Zofia Żak', 'Inna osoba']);
});

test('a company is found as one types, in an office that has companies', () => {
  const kinds = { company_id: company('Firma', 'Nazwa lub NIP') };
  expect(resolveFilters(kinds, known)).toEqual([
    { key: 'company_id', label: 'Firma', options: [], search: { ...search, placeholder: 'Nazwa lub NIP' } },
  ]);
  expect(resolveFilters(kinds, { ...known, companies: undefined })).toEqual([]);
});
