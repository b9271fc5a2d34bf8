import { v7 as uuid } from 'uuid';
import { createSecrets } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import { inventPesel } from './staff-pesel.ts';

/** Beginnings of company names with their beneficial owners; foreigners have no PESEL. */
const OWNERS = [
  { of: 'Alfa Instalacje', name: 'Dariusz Kruk', born: '1971-06-18', extent: '75% udziałów' },
  { of: 'Alfa Instalacje', name: 'Lena Hoffmann', born: '1980-02-09', citizenship: 'DE', extent: '25% udziałów' },
  { of: 'Autoserwis Mazur', name: 'Szymon Mazur', born: '1979-04-12', extent: '60% udziału w zysku i stratach' },
  { of: 'Autoserwis Mazur', name: 'Renata Mazur', born: '1982-09-03', extent: '40% udziału w zysku i stratach' },
  { of: 'Delta Spedycja', name: 'Tomasz Bąk', born: '1975-11-27', extent: '100% udziałów' },
];

/** None is politically exposed. Without the key nobody can have a PESEL, so none are added. */
export async function addBeneficialOwners(db: Db, secretKey: string | undefined): Promise<void> {
  await db.updateTable('companies').set({ pep: false }).where('lifecycle', '=', 'active').execute();
  if (secretKey === undefined) return;
  const secrets = createSecrets(secretKey);
  const companies = await db.selectFrom('companies').select(['id', 'name']).execute();
  const rows = OWNERS.flatMap(({ of, name, born, citizenship, extent }, place) => {
    const company = companies.find((one) => one.name.startsWith(of));
    const id = uuid();
    const pesel = citizenship ? null : inventPesel(born, name.split(' ')[0] ?? '', 0.5);
    const numbers = {
      pesel: pesel === null ? null : secrets.seal('beneficial owner pesel', Buffer.from(pesel), id),
      pesel_end: pesel?.slice(-4) ?? null,
      birth_date: pesel ? null : born,
      citizenship: citizenship ?? 'PL',
    };
    return company ? [{ id, company_id: company.id, place, name, extent, ...numbers }] : [];
  });
  await db.insertInto('beneficial_owners').values(rows).execute();
}
