import { INVENTED_COMPANIES } from '@biuro/core/poland/invented-companies.ts';
import { isNip } from '@biuro/core/poland/nip.ts';
import { isNrb } from '@biuro/core/poland/nrb.ts';
import { parseRegon } from '@biuro/core/poland/regon.ts';
import { expect, test } from 'vitest';
import { demoNips } from '../../demo/office/names.ts';
import { createInventedLookup } from './invented.ts';

test('the invented companies have valid numbers that nobody has, and none of the demo', async () => {
  const { lookUpCompany } = createInventedLookup();
  const nips = demoNips();
  const taken = new Set(Array.from({ length: 700 }, () => nips.next().value));
  for (const { nip, name } of INVENTED_COMPANIES) {
    expect([isNip(nip), nip.startsWith('990'), taken.has(nip)]).toEqual([true, true, false]);
    const { found } = await lookUpCompany('demo', nip);
    expect(found.name).toBe(name);
    expect(parseRegon(found.regon ?? '').valid).toBe(true);
    expect(found.accounts.every(isNrb)).toBe(true);
  }
});
