import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { v7 as uuid } from 'uuid';
import { createSecrets } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import type { Taxpayer } from '../history/amounts.ts';
import { demoNips } from './names.ts';
import { inventPesel } from './staff-pesel.ts';

/** A civil partnership of two, who are taxed differently. */
const PARTNERSHIP = 'Autoserwis Mazur%';
const PARTNERS = [
  { name: 'Szymon Mazur', born: '1979-04-12', share: 60, taxation_form: 'linear', zus_scheme: 'full' },
  { name: 'Renata Mazur', born: '1982-09-03', share: 40, taxation_form: 'scale', zus_scheme: 'full' },
] as const;
/** Offset into the invented NIPs, beyond those of the companies. */
const NIPS_BEFORE = 500;

/** Call it before settlements are opened. */
export async function addPartners(db: Db, secretKey: string | undefined): Promise<void> {
  const { id: company_id } = await db
    .updateTable('companies')
    .set({
      taxation_form: 'linear',
      books_form: 'kpir',
      lump_rates: [],
      income_period: 'monthly',
      zus_scheme: 'not_applicable',
    })
    .where('name', 'like', PARTNERSHIP)
    .returning('id')
    .executeTakeFirstOrThrow();
  const nips = demoNips();
  for (let skipped = 0; skipped < NIPS_BEFORE; skipped++) nips.next();
  const secrets = secretKey === undefined ? undefined : createSecrets(secretKey);
  const rows = PARTNERS.map(({ born, ...partner }, place) => {
    const id = uuid();
    const vat_number = nips.next().value;
    const pesel = inventPesel(born, partner.name.split(' ')[0] ?? '', 0.5);
    const contributions = `60000002026001${vat_number}`;
    return {
      ...partner,
      id,
      company_id,
      place,
      vat_number,
      pesel: secrets?.seal('partner pesel', Buffer.from(pesel), id) ?? null,
      pesel_end: secrets ? pesel.slice(-4) : null,
      tax_account: taxAccountOfNip(vat_number) ?? '',
      income_period: 'monthly' as const,
      zus_account: `${nrbCheckDigits(contributions)}${contributions}`,
    };
  });
  await db.insertInto('company_partners').values(rows).execute();
}

/** What the amounts of each partner depend on, by id. */
export async function partnersOf(
  db: Db,
): Promise<Map<string, Pick<Taxpayer, 'taxation_form' | 'zus_scheme' | 'share'>>> {
  const rows = await db.selectFrom('company_partners').select(['id', 'taxation_form', 'zus_scheme', 'share']).execute();
  return new Map(rows.map(({ id, share, ...partner }) => [id, { ...partner, share: Number(share ?? 100) / 100 }]));
}
