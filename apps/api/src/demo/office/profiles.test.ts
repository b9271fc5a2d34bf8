import { expect, test } from 'vitest';
import { COMPANIES, inventCompany } from './names.ts';
import { profileOf } from './profiles.ts';

test('every town of the demo has a postal code of its own, and Estonian CIT no advances', () => {
  const invented = Array.from({ length: 500 }, (_, number) => inventCompany(number));
  const known = COMPANIES.map(([name, company_type, city]) => ({ name, company_type, city }));
  const codes = new Map<string, Set<string>>();
  for (const { name, company_type, city } of [...known, ...invented]) {
    const { postal_code, taxation_form, income_period } = profileOf(name, company_type, '0000000017', city);
    expect(postal_code).toMatch(/^\d{2}-\d{3}$/);
    codes.set(city, (codes.get(city) ?? new Set()).add(String(postal_code).slice(0, 2)));
    if (taxation_form === 'estonian_cit') expect(income_period).toBe('none');
  }
  for (const prefixes of codes.values()) expect(prefixes.size).toBe(1);
  expect([...(codes.get('Warszawa') ?? [])]).toEqual(['02']);
});
