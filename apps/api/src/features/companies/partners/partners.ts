import { taxAccountOfNip, taxAccountOfPesel } from '@biuro/core/poland/tax-account.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Secrets } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import type { Partner, ReadPartner } from './rules.ts';

const PURPOSE = 'partner pesel';

export const openPartnerPesel = (secrets: Secrets, id: string, sealed: Buffer | null): string | null =>
  sealed && secrets.open(PURPOSE, sealed, id).toString();

export const findSealedPartner = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('company_partners')
    .select(['id', 'name', 'pesel', 'pesel_end'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Locks the liabilities on which a partner's name may be corrected. Call it before the company is changed: whoever
 * changes or deletes an amount locks the company last.
 */
export async function lockLiabilitiesOfPartners(db: Db, companyId: string): Promise<void> {
  await db
    .selectFrom('liabilities')
    .select('id')
    .where('company_id', '=', companyId)
    .where('partner_id', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Replaces the partners of the company. Liabilities of former partners stay theirs. */
export async function savePartners(
  db: Db,
  secrets: Secrets,
  companyId: string,
  partners: ReadPartner[],
): Promise<void> {
  const rows = [];
  for (const [place, partner] of partners.entries()) rows.push(await rowOf(db, secrets, { companyId, place, partner }));
  await db
    .deleteFrom('company_partners')
    .where('company_id', '=', companyId)
    .where('id', '<>', sql<string>`ALL (${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
  if (rows.length === 0) return;
  await db
    .insertInto('company_partners')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        place: ref('excluded.place'),
        name: ref('excluded.name'),
        vat_number: ref('excluded.vat_number'),
        pesel: ref('excluded.pesel'),
        pesel_end: ref('excluded.pesel_end'),
        tax_account: ref('excluded.tax_account'),
        share: ref('excluded.share'),
        taxation_form: ref('excluded.taxation_form'),
        income_period: ref('excluded.income_period'),
        zus_scheme: ref('excluded.zus_scheme'),
        zus_account: ref('excluded.zus_account'),
      })),
    )
    .execute();
  await callByName(db, companyId);
}

interface Saved {
  companyId: string;
  place: number;
  partner: ReadPartner;
}

async function rowOf(db: Db, secrets: Secrets, { companyId, place, partner }: Saved) {
  const { id = uuid(), pesel: written, ...values } = partner;
  const before = written === undefined ? await findSealedPartner(db, companyId, id) : undefined;
  const pesel = written === undefined ? openPartnerPesel(secrets, id, before?.pesel ?? null) : written;
  const sealed = pesel === null ? null : secrets.seal(PURPOSE, Buffer.from(pesel), id);
  const tax_account = values.vat_number ? taxAccountOfNip(values.vat_number) : taxAccountOfPesel(pesel ?? '');
  if (tax_account === undefined) throw new Error('A partner without a number has come through the rules');
  return {
    ...values,
    id,
    company_id: companyId,
    place,
    pesel: sealed,
    pesel_end: pesel?.slice(-4) ?? null,
    tax_account,
  };
}

/** A corrected name is also corrected on the partner's liabilities. */
const callByName = (db: Db, companyId: string) =>
  sql`UPDATE liabilities SET partner = owing.name FROM company_partners owing
    WHERE owing.company_id = ${companyId} AND liabilities.partner_id = owing.id AND liabilities.partner <> owing.name`.execute(
    db,
  );

/** A partner as one line of the history: names, and codes of the contract with the name of their field. */
const lineOf = ({ name, share, vat_number, pesel, ...partner }: Partner): string =>
  [
    name,
    share === null ? null : `${share}%`,
    vat_number && `NIP ${vat_number}`,
    pesel && `PESEL ${pesel}`,
    `taxation_form.${partner.taxation_form}`,
    `income_period.${partner.income_period}`,
    `zus_scheme.${partner.zus_scheme}`,
    partner.zus_account,
  ]
    .filter(Boolean)
    .join(' · ');

export const linesOf = (partners: Partner[]): string => partners.map(lineOf).join('; ');
