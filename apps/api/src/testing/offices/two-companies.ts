import { addRecords } from '../records/company-records.ts';
import type { TestApp } from '../server/test-app.ts';

export const FIRST = 'a@two.example';
const SECOND = 'b@two.example';
/** Contained in every text of the second company. */
export const SECRET = 'SECRET-B';

/** Fills the fixture: two companies, each with its client and one record of everything; returns the ids of the second one. */
export async function fillTwoCompanies(portal: TestApp) {
  const { db } = portal;
  const userOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const companies = await db.selectFrom('companies').select(['id', 'name']).execute();
  const companyOf = (secret: boolean) => companies.find(({ name }) => name.includes(SECRET) === secret)?.id ?? '';
  const own = { user: await userOf(FIRST), company: companyOf(false) };
  const other = { user: await userOf(SECOND), company: companyOf(true) };
  const place = { db: portal.db, store: portal.tenant.files.store };
  await addRecords(place, own, 'Own');
  const { token: _theirs, ...records } = await addRecords(place, other, SECRET);
  const work = await db.selectFrom('uptimes').select('id').execute();
  return { own, other, foreign: [other.user, other.company, ...Object.values(records), ...work.map(({ id }) => id)] };
}
