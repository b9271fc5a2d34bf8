import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@biuro/core/lib/date.ts';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { changesOf } from '#platform/audit/audit.ts';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import type { DocumentFilesTable } from '#platform/database/tables/documents.ts';
import type { FilesTable } from '#platform/database/tables/files.ts';
import { lockContents } from '#platform/files/store/add-file.ts';
import type { FileStore } from '#platform/files/store/file-store.ts';
import { type Cast, castOf } from '../history/people.ts';
import { dayOf, earlier, instant } from '../history/settlement-course.ts';
import type { Someone } from '../history/settlement-timeline.ts';
import type { Handed } from './draft.ts';
import { fromOffice, handedOver, handedOverBySmall, handedOverEarly, type SettledMonth } from './handed-over.ts';
import type { PaperCompany } from './month-papers.ts';

/** Beginnings of the names of the companies of the demo accounts. */
const FULL = ['Delta', 'Bistro', 'Kawiarnia', 'Cukiernia'];
const MONTHS = 12;
/** Others that hand over documents, and the months of which they have some. */
const SMALL = 12;
const SMALL_MONTHS = 4;

interface Owner {
  company: PaperCompany & { id: string; payroll: boolean };
  client: Someone;
  worker: Someone | undefined;
  months: SettledMonth[];
}

/** Documents of the companies whose people use the portal, as far as their settlements have come. Their contents go into the store. */
export async function addDocuments(db: Db, store: FileStore, now = new Date()): Promise<void> {
  const day = today(now);
  const owners = await ownersOf(db, day);
  const isFull = ({ company }: Owner) => FULL.some((beginning) => company.name.startsWith(beginning));
  for (const owner of owners.filter(isFull)) await add(db, store, owner, day, documentsOf(owner, day));
  for (const owner of owners.filter((one) => !isFull(one)).slice(0, SMALL)) {
    const months = owner.months.filter(({ back }) => back < SMALL_MONTHS);
    const documents = months.flatMap((month) => handedOverBySmall(owner.company, month, day));
    await add(db, store, owner, day, documents);
  }
}

const documentsOf = ({ company, months }: Owner, day: string): Handed[] => [
  ...months.flatMap((month) => handedOver(company, month, day)),
  ...handedOverEarly(company, day),
  ...fromOffice(company, day, company),
];

async function ownersOf(db: Db, day: string): Promise<Owner[]> {
  const last = shiftPeriod(day.slice(0, 7), -1);
  const cast = await castOf(db);
  const companies = await db
    .selectFrom('companies')
    .selectAll()
    .where('lifecycle', '=', 'active')
    .orderBy('name')
    .execute();
  const settlements = await db
    .selectFrom('tasks')
    .select(['company_id', 'period', 'status', 'documents_confirmed_at', 'late_docs', 'late_docs_note'])
    .where('kind', '=', 'settlement')
    .where(
      'period',
      'in',
      Array.from({ length: MONTHS }, (_, back) => shiftPeriod(last, -back)),
    )
    .orderBy('period')
    .execute();
  const monthsOf = Map.groupBy(settlements, ({ company_id }) => company_id);
  return companies.flatMap((company) => {
    const client = cast.clients.get(company.id);
    const months = monthsOf.get(company.id) ?? [];
    if (!client || months.length === 0) return [];
    return [
      {
        company: {
          id: company.id,
          name: company.name,
          nip: company.vat_number,
          address: [`ul. ${company.street} ${company.building}`, `${company.postal_code ?? ''} ${company.city ?? ''}`],
          account: company.bank_accounts[0] ?? '',
          payroll: company.name.startsWith('Delta'),
        },
        client,
        worker: workerOf(cast, company.owner_id),
        months: months.map(({ period, status, documents_confirmed_at, late_docs, late_docs_note }) => ({
          month: period,
          back: monthsBetween(period, last),
          status,
          confirmedAt: documents_confirmed_at?.toISOString() ?? null,
          lateNote: late_docs ? late_docs_note : null,
        })),
      },
    ];
  });
}

const workerOf = ({ people }: Cast, id: string | null): Someone | undefined => people.get(id ?? '');

const monthsBetween = (from: string, to: string): number => {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from);
};

/** Until somebody of the office has looked at a document, it says no more than its title. */
const isFilledIn = ({ status, direction }: Handed): boolean => direction !== 'from_client' || status !== 'sent';

async function add(db: Db, store: FileStore, owner: Owner, day: string, documents: Handed[]): Promise<void> {
  const ids = new Map(documents.map((document) => [document, uuid({ msecs: Date.parse(document.at) })]));
  const idOf = (document: Handed | undefined) => (document && ids.get(document)) ?? null;
  const byOf = ({ direction }: Handed) => (direction === 'from_client' ? owner.client : owner.worker);
  const steps = new Map(documents.map((document) => [document, stepsOf(document, day)]));
  const rows = documents.map((document) => ({
    id: ids.get(document) ?? uuid(),
    company_id: owner.company.id,
    kind: document.kind,
    month: document.month,
    direction: document.direction,
    title: document.title,
    ...(isFilledIn(document) ? document.facts : {}),
    status: document.status,
    remark: document.remark ?? null,
    visibility: document.visibility ?? 'company',
    late: document.late ?? false,
    duplicate_of: idOf(document.repeats),
    read_at: document.read ? instant(earlier(addDays(dayOf(document.at), 1), day), 17, 40) : null,
    created_by: byOf(document)?.id ?? null,
    created_at: document.at,
    updated_at: steps.get(document)?.at(-1)?.at ?? document.at,
    version: 1 + (steps.get(document)?.length ?? 0),
  }));
  await db.insertInto('documents').values(rows).execute();
  await db
    .insertInto('document_files')
    .values(await filesOf(db, store, documents, { idOf, byOf }))
    .execute();
  await db
    .insertInto('audit')
    .values(
      documents.flatMap((document) => entriesOf(owner, document, idOf(document) ?? '', steps.get(document) ?? [])),
    )
    .execute();
}

interface Lookup {
  idOf: (document: Handed | undefined) => string | null;
  byOf: (document: Handed) => Someone | undefined;
}

/** Stores the contents, each once, and adds the rows of the files. Returns which document has which. */
async function filesOf(db: Db, store: FileStore, documents: Handed[], { idOf, byOf }: Lookup) {
  const contents = new Map<string, Buffer>();
  const files: Insertable<FilesTable>[] = [];
  const places: Insertable<DocumentFilesTable>[] = [];
  for (const document of documents)
    for (const [index, { name, kind, draw }] of document.files.entries()) {
      const body = draw();
      const hash = createHash('sha256').update(body).digest('hex');
      const file = { id: uuid(), hash, bytes: body.length, kind, name, added_by: byOf(document)?.id ?? null };
      contents.set(hash, body);
      files.push({ ...file, created_at: document.at, unused_since: null });
      places.push({ document_id: idOf(document) ?? '', number: index + 1, file_id: file.id });
    }
  await storeAll(db, store, contents);
  await db.insertInto('files').values(files).execute();
  return places;
}

/** Contents that are stored at once, as each waits for the disk. */
const AT_ONCE = 16;

async function storeAll(db: Db, store: FileStore, contents: Map<string, Buffer>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'biuro-demo-'));
  try {
    const hashes = [...contents.keys()].toSorted();
    await lockContents(db, hashes);
    for (let start = 0; start < hashes.length; start += AT_ONCE)
      await Promise.all(
        hashes.slice(start, start + AT_ONCE).map(async (hash) => {
          const path = join(folder, hash);
          await writeFile(path, contents.get(hash) ?? '', { mode: 0o600 });
          await store.add(hash, path);
        }),
      );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Step {
  status: Handed['status'];
  at: string;
}

/** Statuses that a document has passed since it was handed over, the last one being its own. */
const PASSED: Partial<Record<Handed['status'], Handed['status'][]>> = {
  booked: ['accepted', 'booked'],
  archived: ['accepted', 'booked', 'archived'],
};
/** Working days after a document has come. */
const AFTER = [1, 3, 20];

function stepsOf({ status, direction, at }: Handed, day: string): Step[] {
  if (direction !== 'from_client' || status === 'sent') return [];
  return (PASSED[status] ?? [status]).map((passed, index) => ({
    status: passed,
    at: instant(earlier(addWorkingDays(dayOf(at), AFTER[index] ?? 1), day), 13 + index, 30),
  }));
}

function entriesOf({ company, client, worker }: Owner, document: Handed, id: string, steps: Step[]) {
  const { title, kind, month, direction, remark, files } = document;
  const entry = (action: string, at: string, by: Someone | undefined, changes: ReturnType<typeof changesOf>) => ({
    id: uuid({ msecs: Date.parse(at) }),
    at,
    actor_id: by?.id ?? null,
    actor_name: by?.name ?? null,
    action: `document.${action}`,
    entity: 'document' as const,
    entity_id: id,
    company_id: company.id,
    changes: JSON.stringify(changes),
  });
  const created = { title, kind, month, direction, files: files.map(({ name }) => name).join(', ') };
  return [
    entry('created', document.at, direction === 'from_client' ? client : worker, changesOf({}, created)),
    ...steps.map(({ status, at }, index) => {
      const before = { status: steps[index - 1]?.status ?? 'sent' };
      return entry(status, at, worker, changesOf(before, { status, ...(remark && { remark }) }));
    }),
  ];
}
