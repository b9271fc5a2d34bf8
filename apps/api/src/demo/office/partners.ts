import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { v7 as uuid } from 'uuid';
import { createSecrets } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import type { Taxpayer } from '../history/amounts.ts';
import { demoNips } from './names.ts';
import { inventPesel } from './staff-pesel.ts';

type Form = 'linear' | 'scale';

/** The partners of each partnership, by the beginning of its name: name, birth date, share in per cent, form of tax. */
const PARTNERSHIPS: Record<string, [string, string, number, Form][]> = {
  'Autoserwis Mazur': [
    ['Szymon Mazur', '1979-04-12', 60, 'linear'],
    ['Renata Mazur', '1982-09-03', 40, 'scale'],
  ],
  'Ceramika Śnieżka': [
    ['Halina Śnieżek', '1968-01-30', 50, 'linear'],
    ['Robert Śnieżek', '1966-07-11', 50, 'linear'],
  ],
  'Drukarnia Kwadrat': [
    ['Marcin Kwaśny', '1984-05-22', 50, 'scale'],
    ['Olga Prus', '1987-12-01', 50, 'linear'],
  ],
  'Geodezja Południk': [
    ['Andrzej Bielak', '1973-03-15', 70, 'linear'],
    ['Kamil Bielak', '1998-10-08', 30, 'scale'],
  ],
  'Kancelaria Radców Nowicka': [
    ['Agnieszka Nowicka', '1976-08-19', 50, 'linear'],
    ['Wojciech Rak', '1981-02-27', 25, 'linear'],
    ['Joanna Stępień', '1985-11-05', 25, 'scale'],
  ],
  'Młyn Stara Wieś': [
    ['Stanisław Młynarz', '1959-06-02', 55, 'linear'],
    ['Ewelina Młynarz', '1990-04-24', 45, 'scale'],
  ],
  'Pralnia Bąbelek': [
    ['Grażyna Perz', '1970-09-14', 50, 'scale'],
    ['Dorota Wilk', '1974-12-20', 50, 'scale'],
  ],
};
/** Offset into the invented NIPs, beyond those of the companies. */
const NIPS_BEFORE = 500;

/** Call it before settlements are opened. */
export async function addPartners(db: Db, secretKey: string | undefined): Promise<void> {
  const nips = demoNips();
  for (let skipped = 0; skipped < NIPS_BEFORE; skipped++) nips.next();
  const secrets = secretKey === undefined ? undefined : createSecrets(secretKey);
  for (const [name, partners] of Object.entries(PARTNERSHIPS)) {
    const { id: company_id } = await db
      .updateTable('companies')
      .set({
        taxation_form: 'linear',
        books_form: 'kpir',
        lump_rates: [],
        income_period: 'monthly',
        zus_scheme: 'not_applicable',
      })
      .where('name', 'like', `${name}%`)
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = partners.map((partner, place) => ({
      ...partnerRow(partner, nips.next().value, secrets),
      company_id,
      place,
    }));
    await db.insertInto('company_partners').values(rows).execute();
  }
}

function partnerRow(
  [name, born, share, taxation_form]: [string, string, number, Form],
  vat_number: string,
  secrets: ReturnType<typeof createSecrets> | undefined,
) {
  const id = uuid();
  const pesel = inventPesel(born, name.split(' ')[0] ?? '', 0.5);
  const contributions = `60000002026001${vat_number}`;
  return {
    id,
    name,
    share,
    taxation_form,
    zus_scheme: 'full' as const,
    vat_number,
    pesel: secrets?.seal('partner pesel', Buffer.from(pesel), id) ?? null,
    pesel_end: secrets ? pesel.slice(-4) : null,
    tax_account: taxAccountOfNip(vat_number) ?? '',
    income_period: 'monthly' as const,
    zus_account: `${nrbCheckDigits(contributions)}${contributions}`,
  };
}

/** What the amounts of each partner depend on, by id. */
export async function partnersOf(
  db: Db,
): Promise<Map<string, Pick<Taxpayer, 'taxation_form' | 'zus_scheme' | 'share'>>> {
  const rows = await db.selectFrom('company_partners').select(['id', 'taxation_form', 'zus_scheme', 'share']).execute();
  return new Map(rows.map(({ id, share, ...partner }) => [id, { ...partner, share: Number(share ?? 100) / 100 }]));
}
