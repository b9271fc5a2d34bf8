// Creates the schema of an office with two companies, each with one record of everything, for tests in other processes.
// The argument is a `NewOffice` as JSON; prints `TwoCompanies` as JSON.
import type { NewOffice, TwoCompanies } from '@biuro/testing/two-companies.ts';
import { createDb, createPool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { officeFiles } from '#platform/files/store/office-files.ts';
import { seed } from '../../demo/seed.ts';
import { addRecords } from '../records/company-records.ts';

const { connection, office, secretKey, dataDir } = JSON.parse(process.argv[2] ?? '') as NewOffice; // Written by the package.
await migrate(connection, office);
const db = createDb(createPool(connection, office, 4));
await seed(db, 'two-companies', { secretKey });
const filled: TwoCompanies = {
  a: await recordsOf('a@two.example', 'Own'),
  b: await recordsOf('b@two.example', 'SECRET-B'),
};
await db.destroy();
console.log(JSON.stringify(filled));

async function recordsOf(email: string, word: string) {
  const { company, user } = await db
    .selectFrom('company_users')
    .innerJoin('users', 'users.id', 'company_users.user_id')
    .where('users.email', '=', email)
    .select(['company_users.company_id as company', 'users.id as user'])
    .executeTakeFirstOrThrow();
  return {
    company,
    user,
    ...(await addRecords({ db, store: officeFiles({ dataDir }, office).store }, { company, user }, word)),
  };
}
