import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { hashPassword } from '#platform/access/passwords.ts';
import type { Db } from '#platform/database/database.ts';
import type { UsersTable } from '#platform/database/tables/accounts.ts';
import type { CompaniesTable } from '#platform/database/tables/companies.ts';
import type { FileStore } from '#platform/files/store/file-store.ts';
import { DEMO_OWNER, DEMO_PASSWORD } from './demo-accounts.ts';
import { addDocuments } from './documents/documents.ts';
import { addRequests } from './documents/requests.ts';
import { addReviewers, addWaitingCorrection } from './history/four-eyes.ts';
import { addHistory } from './history/history.ts';
import { addManyUptimes } from './large/uptimes.ts';
import { addManyUsers } from './large/users.ts';
import { addBeneficialOwners } from './office/beneficial-owners.ts';
import { addChangeRequest } from './office/change-request.ts';
import { COMPANIES, demoNips, inventCompany } from './office/names.ts';
import { addOfficePeople } from './office/office-people.ts';
import { addPartners } from './office/partners.ts';
import { profileOf, TAKEN_ON } from './office/profiles.ts';
import { shareWork } from './office/share-work.ts';
import { addStaff } from './office/staff.ts';
import { addUptimes, addUptimesOfTwo } from './uptimes/uptimes.ts';

type Person = Pick<Insertable<UsersTable>, 'first_name' | 'last_name' | 'email' | 'role'> & { id: string };
type Company = Insertable<CompaniesTable> & { id: string };

const FIXTURES = { demo: seedDemo, office: seedOffice, 'two-companies': seedTwoCompanies, large: seedLarge };
export type Fixture = keyof typeof FIXTURES;
export const fixtureNames = Object.keys(FIXTURES) as Fixture[];

export interface SeedOptions {
  /** Sizes of the fixture `large`. */
  companies: number;
  users: number;
  uptimes: number;
  /** Encrypts the PESELs of the demo's employees; without it nobody has one. */
  secretKey?: string;
  /** Gets the files of the demo; without it there are none. */
  store?: FileStore;
}

const USUAL: SeedOptions = { companies: 10_000, users: 10_000, uptimes: 0 };

/** Fills an empty office with invented data, in one transaction. */
export async function seed(db: Db, fixture: Fixture, options: Partial<SeedOptions> = {}): Promise<void> {
  await db.transaction().execute((trx) => FIXTURES[fixture](trx, { ...USUAL, ...options }));
}

const person = (first_name: string, last_name: string, email: string, role: UsersTable['role']): Person => ({
  id: uuid(),
  first_name,
  last_name,
  email,
  role,
});

async function addPeople(db: Db, people: Person[]): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db
    .insertInto('users')
    .values(
      people.map((one) => ({
        password_hash,
        ...one,
        phone: null,
        totp_secret: null,
        created_at: undefined,
        updated_at: undefined,
      })),
    )
    .execute();
}

async function addCompanies(db: Db, companies: Company[]): Promise<void> {
  for (let start = 0; start < companies.length; start += 1_000) {
    await db
      .insertInto('companies')
      .values(companies.slice(start, start + 1_000))
      .execute();
  }
}

interface Draft
  extends Pick<Company, 'name' | 'company_type' | 'city'>,
    Partial<Pick<Company, 'lifecycle' | 'owner_id' | 'email' | 'phone' | 'checklist'>> {}

/** The same companies get the same numbers in each run, so that examples in the documentation stay valid. */
function toCompanies(drafts: Draft[]): Company[] {
  const nips = demoNips();
  return drafts.map((draft, index) => {
    const vat_number = nips.next().value;
    return {
      id: uuid(),
      owner_id: null,
      vat_number,
      ...profileOf(draft.name, draft.company_type, vat_number, draft.city ?? undefined),
      email: `firma${index + 1}@klienci.example`,
      phone: `+48 22 000 ${String(Math.floor(index / 100) % 100).padStart(2, '0')} ${String(index % 100).padStart(2, '0')}`,
      created_at: undefined,
      updated_at: undefined,
      ...draft,
    };
  });
}

/** An office with a year of history. */
async function seedDemo(db: Db, { secretKey, store }: SeedOptions): Promise<void> {
  await seedOffice(db);
  await db.updateTable('companies').set({ has_employees: true }).where('name', 'like', 'Delta%').execute();
  await shareWork(db);
  await addStaff(
    db,
    await db.selectFrom('companies').select(['id', 'name', 'has_employees']).orderBy('name').execute(),
    secretKey,
  );
  await addReviewers(db);
  await addPartners(db, secretKey);
  await addBeneficialOwners(db, secretKey);
  await addHistory(db, store);
  if (store) {
    await addDocuments(db, store);
    await addRequests(db);
  }
  await addWaitingCorrection(db);
  await addChangeRequest(db);
  await addUptimes(db);
}

async function seedOffice(db: Db): Promise<void> {
  const office = [
    person('Anna', 'Kowalska', 'admin@demo.example', 'administrator'),
    person('Maria', 'Wójcik', 'ksiegowa@demo.example', 'accountant'),
    // Manages companies, and cannot sign in.
    { ...person('Piotr', 'Zieliński', 'piotr.zielinski@demo.example', 'accountant'), password_hash: null },
  ];
  const client = person('Tomasz', 'Bąk', 'klient@demo.example', 'representative');
  const owner = person('Ewa', 'Malinowska', 'wlasciciel@demo.example', 'representative');
  await addPeople(db, [...office, client, owner]);
  const companies = toCompanies(
    COMPANIES.map(([name, company_type, city, lifecycle = 'active'], index) => {
      const looksAfter = office[(index * 7 + (index >> 2)) % office.length];
      const checklist = lifecycle === 'active' ? TAKEN_ON : '{}';
      return { name, company_type, city, lifecycle, checklist, owner_id: looksAfter?.id ?? null };
    }),
  );
  await addCompanies(db, companies);
  const named = (part: string) => companies.find((one) => one.name.startsWith(part))?.id ?? '';
  await db
    .insertInto('company_users')
    .values([
      { user_id: client.id, company_id: named('Delta'), role: 'representative' },
      ...['Bistro', 'Kawiarnia', 'Cukiernia'].map((part) => ({
        user_id: owner.id,
        company_id: named(part),
        role: 'representative' as const,
      })),
    ])
    .execute();
  await addOfficePeople(db, office[0]?.id ?? '', companies);
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(DEMO_PASSWORD) })
    .where('email', '=', DEMO_OWNER)
    .execute();
}

async function seedTwoCompanies(db: Db): Promise<void> {
  const people = [
    person('Adam', 'Administrator', 'admin@two.example', 'administrator'),
    person('Alicja', 'Pierwsza', 'a@two.example', 'representative'),
    { ...person('SECRET-B', 'SECRET-B', 'b@two.example', 'representative'), position: 'SECRET-B' },
  ];
  await addPeople(db, people);
  const [, a, b] = people;
  const companies = toCompanies([
    { name: 'Pierwsza Sp. z o.o.', company_type: 'zoo', city: 'Warszawa' },
    {
      name: 'SECRET-B Sp. z o.o.',
      company_type: 'zoo',
      city: 'SECRET-B',
      email: 'SECRET-B@klienci.example',
      phone: 'SECRET-B',
    },
  ]);
  await addCompanies(db, companies);
  const pairs = [a, b].map((user, index) => ({
    user_id: user?.id ?? '',
    company_id: companies[index]?.id ?? '',
    role: 'representative' as const,
  }));
  await db.insertInto('company_users').values(pairs).execute();
  await addUptimesOfTwo(db);
}

async function seedLarge(db: Db, { companies, users, uptimes }: SeedOptions): Promise<void> {
  const admin = person('Anna', 'Kowalska', 'admin@demo.example', 'administrator');
  await addPeople(db, [admin]);
  const drafts = Array.from({ length: companies }, (_, index) => ({ ...inventCompany(index), owner_id: admin.id }));
  await addCompanies(db, toCompanies(drafts));
  await addManyUsers(db, users);
  if (uptimes > 0) await addManyUptimes(db, uptimes);
}
