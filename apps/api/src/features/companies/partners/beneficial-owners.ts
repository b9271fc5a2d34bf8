import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Secrets } from '#platform/access/secrets.ts';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import { readPesel } from '#platform/formats/pesel.ts';
import type { Mistake } from '#platform/http/problem.ts';

type Schemas = components['schemas'];
export type BeneficialOwner = Schemas['BeneficialOwner'];
export type WrittenBeneficialOwner = Schemas['WrittenBeneficialOwner'];

/** As it is stored; `pesel` undefined keeps the current one. */
export interface ReadBeneficialOwner extends Omit<BeneficialOwner, 'id' | 'pesel'> {
  id: string | undefined;
  pesel: string | null | undefined;
}

const PURPOSE = 'beneficial owner pesel';

/** The beneficial owners as they are stored, with every mistake in them. Undefined keeps the current ones. */
export function readBeneficialOwners(written: WrittenBeneficialOwner[] | undefined, before: BeneficialOwner[]) {
  const mistakes: Mistake[] = [];
  const beneficialOwners = written?.map((beneficialOwner, index) =>
    readBeneficialOwner(beneficialOwner, `/beneficial_owners/${index}`, { before, mistakes }),
  );
  return { beneficialOwners, mistakes };
}

interface Reading {
  before: BeneficialOwner[];
  mistakes: Mistake[];
}

/** Rule: art. 36 ust. 1 pkt 1 of the act against money laundering: a PESEL, or the date of birth and the citizenship. */
function readBeneficialOwner(
  written: WrittenBeneficialOwner,
  at: string,
  { before, mistakes }: Reading,
): ReadBeneficialOwner {
  const known = written.id === undefined ? undefined : before.find(({ id }) => id === written.id?.toLowerCase());
  const name = written.name.replaceAll(/\s+/g, ' ').trim();
  const extent = written.extent.trim();
  const pesel = peselOf(written, known, { at, mistakes });
  const birth_date = written.birth_date ?? null;
  const citizenship = written.citizenship?.trim().toUpperCase() || null;
  const hasPesel = pesel === undefined ? Boolean(known?.pesel) : pesel !== null;
  const checks: [broken: boolean, pointer: string, code: string][] = [
    [written.id !== undefined && !known, '', 'unknown'],
    [name.length < 3, '/name', 'required'],
    [extent === '', '/extent', 'required'],
    [!hasPesel && birth_date === null, '/pesel', 'pesel_or_birth'],
    [!hasPesel && birth_date !== null && citizenship === null, '/citizenship', 'required'],
    [citizenship !== null && !/^[A-Z]{2}$/.test(citizenship), '/citizenship', 'pattern'],
    [birth_date !== null && birth_date > today(), '/birth_date', 'future'],
  ];
  mistakes.push(...checks.filter(([broken]) => broken).map(([, field, code]) => ({ pointer: `${at}${field}`, code })));
  return { id: known?.id, name, extent, pesel, birth_date, citizenship };
}

/** A form that was not changed sends the masked PESEL back. */
function peselOf(
  { pesel }: WrittenBeneficialOwner,
  known: BeneficialOwner | undefined,
  { at, mistakes }: { at: string; mistakes: Mistake[] },
) {
  const text = pesel?.trim();
  if (text === undefined) return pesel === null || !known ? null : undefined;
  if (text === '') return null;
  if (known && text === known.pesel) return undefined;
  const read = readPesel(text, `${at}/pesel`);
  if (read.mistake) mistakes.push(read.mistake);
  return read.digits ?? text;
}

export const openBeneficialOwnerPesel = (secrets: Secrets, id: string, sealed: Buffer | null): string | null =>
  sealed && secrets.open(PURPOSE, sealed, id).toString();

export const findSealedBeneficialOwner = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('beneficial_owners')
    .select(['id', 'name', 'pesel', 'pesel_end'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Replaces the beneficial owners of the company. */
export async function saveBeneficialOwners(
  db: Db,
  secrets: Secrets,
  companyId: string,
  beneficialOwners: ReadBeneficialOwner[],
): Promise<void> {
  const before = await db.selectFrom('beneficial_owners').selectAll().where('company_id', '=', companyId).execute();
  const rows = beneficialOwners.map(({ id = uuid(), pesel, ...beneficialOwner }, place) => {
    const known = before.find((one) => one.id === id);
    const kept = { pesel: known?.pesel ?? null, pesel_end: known?.pesel_end ?? null };
    const sealed = pesel === undefined ? kept : sealedOf(secrets, id, pesel);
    return { ...beneficialOwner, ...sealed, id, company_id: companyId, place };
  });
  await sql`DELETE FROM beneficial_owners WHERE company_id = ${companyId}`.execute(db);
  if (rows.length > 0) await db.insertInto('beneficial_owners').values(rows).execute();
}

const sealedOf = (secrets: Secrets, id: string, pesel: string | null) =>
  pesel === null
    ? { pesel: null, pesel_end: null }
    : { pesel: secrets.seal(PURPOSE, Buffer.from(pesel), id), pesel_end: pesel.slice(-4) };

/** For the history. */
export const beneficialOwnerLinesOf = (beneficialOwners: BeneficialOwner[]): string =>
  beneficialOwners
    .map(({ name, extent, pesel, birth_date, citizenship }) =>
      [name, extent, pesel && `PESEL ${pesel}`, birth_date, citizenship].filter(Boolean).join(' · '),
    )
    .join('; ');
