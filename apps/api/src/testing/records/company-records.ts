import { v7 as uuid } from 'uuid';
import { sha256 } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import { addContent } from '#platform/files/store/add-file.ts';
import type { FileStore } from '#platform/files/store/file-store.ts';
import { createSettlements } from './settlements.ts';

const stamps = { created_at: undefined, updated_at: undefined };

/**
 * One record of everything that a company has, with this word in each text. Returns their ids and the token of the
 * client's calendar.
 */
export async function addRecords(
  { db, store }: { db: Db; store: FileStore },
  owner: { company: string; user: string },
  word: string,
) {
  const { addTask, addPublished, addDeclaration } = createSettlements({ db });
  const { company, user } = owner;
  const checklist = JSON.stringify([{ id: uuid(), text: word, done_at: null, done_by: null }]);
  const task = await addTask({ company_id: company, title: word, missing: [word], checklist });
  const tax = {
    title: word,
    recipient: word,
    amount: '1234.00',
    basis: JSON.stringify([{ label: word, value: '1234' }]),
  };
  const liability = await addPublished(task, tax);
  const paid = await addPublished(task, { ...tax, kind: 'zus', status: 'paid', paid_at: '2026-11-20' });
  const declaration = await addDeclaration(task, { status: 'accepted', upo_number: word, remark: word });
  const name = `${word}.pdf`;
  const file_id = await addContent(db, store, { body: Buffer.from(word), name, kind: 'pdf', addedBy: null });
  const file = { name, type: 'application/pdf', file_id, added_at: undefined };
  await db
    .insertInto('liability_proofs')
    .values({ liability_id: liability, ...file })
    .execute();
  await db
    .insertInto('liability_calculations')
    .values({ liability_id: liability, ...file })
    .execute();
  await db
    .insertInto('declaration_confirmations')
    .values({ declaration_id: declaration, ...file })
    .execute();
  const employee = uuid();
  const person = { first_name: word, last_name: word, salary: '9876.54' };
  const work = { contract_type: 'employment', employed_from: '2026-01-01', status: 'employed' } as const;
  await db
    .insertInto('employees')
    .values({ id: employee, company_id: company, ...person, ...work, ...stamps })
    .execute();
  const report = uuid();
  const absence = { kind: 'absence', date_from: '2026-11-02', date_to: '2026-11-03', absence_kind: 'holiday' } as const;
  await db
    .insertInto('staff_reports')
    .values({
      id: report,
      company_id: company,
      ...absence,
      employee_id: employee,
      note: word,
      created_by: user,
      ...stamps,
    })
    .execute();
  const request = uuid();
  const proposal = { proposed: JSON.stringify({ city: word }), note: word, created_by: user };
  await db
    .insertInto('change_requests')
    .values({ id: request, company_id: company, ...proposal, created_at: undefined })
    .execute();
  const document = uuid();
  const paper = {
    kind: 'cost',
    month: '2026-10',
    direction: 'from_client',
    title: word,
    number: word,
    remark: word,
  } as const;
  await db
    .insertInto('documents')
    .values({ id: document, company_id: company, ...paper, created_by: user, ...stamps })
    .execute();
  await db.insertInto('document_files').values({ document_id: document, number: 1, file_id }).execute();
  const token = `${word}calendar`.replaceAll(/[^A-Za-z0-9]/g, '');
  await db
    .insertInto('calendar_addresses')
    .values({ user_id: user, token_hash: sha256(token), created_at: undefined })
    .execute();
  return { task: task.id, liability, paid, declaration, employee, report, request, document, token };
}
