import type { components } from '@biuro/contract';
import { addDays } from '@biuro/core/lib/date.ts';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import { v7 as uuid } from 'uuid';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import { earlier, instant } from '../history/settlement-course.ts';

type Kind = components['schemas']['DocumentKind'];
type DocumentStatus = components['schemas']['DocumentStatus'];

interface Item {
  label: string;
  kind: Kind;
  /** Why there is no such document. */
  reason?: string;
  /** Answered by a document of the company and the month with one of these statuses. */
  answeredBy?: DocumentStatus[];
}

interface Asked {
  /** Beginning of the company's name. */
  company: string;
  month: string;
  title: string;
  description?: string;
  due: string;
  items: Item[];
  isWithdrawn?: true;
}

const MONTHLY: Pick<Item, 'label' | 'kind'>[] = [
  { label: 'Wyciąg bankowy', kind: 'bank_statement' },
  { label: 'Faktury kosztowe', kind: 'cost' },
  { label: 'Faktury sprzedaży', kind: 'sale' },
  { label: 'Raport kasowy', kind: 'cash_report' },
];
const NEW_EMPLOYEE: Pick<Item, 'label' | 'kind'>[] = [
  { label: 'Kwestionariusz osobowy', kind: 'staff' },
  { label: 'Skierowanie na badania', kind: 'staff' },
  { label: 'Umowa o pracę', kind: 'contract' },
];

const DONE: DocumentStatus[] = ['accepted', 'booked', 'archived'];
const TO_CHECK: DocumentStatus[] = ['sent', 'in_review'];

/** Requests in every state, on what the companies of the demo have handed over, and two templates. */
export async function addRequests(db: Db, now = new Date()): Promise<void> {
  const day = today(now);
  await db
    .insertInto('document_request_templates')
    .values([
      { id: uuid(), name: 'Dokumenty miesięczne', items: JSON.stringify(MONTHLY) },
      { id: uuid(), name: 'Nowy pracownik', items: JSON.stringify(NEW_EMPLOYEE) },
    ])
    .execute();
  for (const asked of requestsOf(day)) await ask(db, asked, day);
}

function requestsOf(day: string): Asked[] {
  const month = day.slice(0, 7);
  const [last, before] = [shiftPeriod(month, -1), shiftPeriod(month, -2)];
  const soon = addWorkingDays(day, 5);
  const usual = { title: 'Dokumenty miesiąca', due: soon };
  return [
    {
      ...usual,
      company: 'Delta',
      month,
      description: 'Bez faktur za paliwo nie odliczymy VAT.',
      items: [
        { label: 'Faktura za paliwo', kind: 'cost', answeredBy: [...TO_CHECK, ...DONE] },
        { label: 'Umowa z nowym klientem', kind: 'contract' },
        { label: 'Raport kasowy', kind: 'cash_report', reason: 'Nie mieliśmy sprzedaży za gotówkę' },
      ],
    },
    {
      ...usual,
      company: 'Delta',
      month: before,
      due: addDays(day, -40),
      items: [
        { label: 'Wyciąg bankowy', kind: 'bank_statement', answeredBy: DONE },
        { label: 'Faktury kosztowe', kind: 'cost', answeredBy: DONE },
      ],
    },
    {
      ...usual,
      company: 'Bistro',
      month: last,
      due: addDays(day, -2),
      items: [
        { label: 'Raport dobowy z kasy', kind: 'cash_report' },
        { label: 'Faktura za czynsz', kind: 'cost' },
      ],
    },
    {
      ...usual,
      company: 'Kawiarnia',
      month,
      items: [{ label: 'Faktury kosztowe', kind: 'cost', answeredBy: TO_CHECK }],
    },
    {
      ...usual,
      company: 'Cukiernia',
      month: last,
      title: 'Zatrudnienie pracownika',
      items: NEW_EMPLOYEE,
      isWithdrawn: true,
    },
  ];
}

async function ask(db: Db, asked: Asked, day: string): Promise<void> {
  const company = await db
    .selectFrom('companies')
    .select(['id', 'owner_id'])
    .where('name', 'like', `${asked.company}%`)
    .executeTakeFirst();
  if (!company) return;
  const id = uuid();
  const at = instant(earlier(addDays(asked.due, -7), day), 9, 5);
  await db
    .insertInto('document_requests')
    .values({
      id,
      company_id: company.id,
      month: asked.month,
      title: asked.title,
      description: asked.description ?? null,
      due_date: asked.due,
      reminded_at: at,
      created_by: company.owner_id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const items = asked.items.map(({ label, kind, reason }, index) => ({
    id: uuid(),
    request_id: id,
    number: index + 1,
    label,
    kind,
    not_applicable: reason ?? null,
    ...(reason !== undefined && { state: 'not_applicable' as const }),
  }));
  await db.insertInto('document_request_items').values(items).execute();
  for (const [index, { kind, answeredBy }] of asked.items.entries())
    if (answeredBy)
      await answer(db, items[index]?.id ?? '', { company: company.id, month: asked.month, kind, answeredBy });
  if (asked.isWithdrawn)
    await db.updateTable('document_requests').set({ status: 'withdrawn' }).where('id', '=', id).execute();
}

interface Wanted {
  company: string;
  month: string;
  kind: Kind;
  answeredBy: DocumentStatus[];
}

/** By the first document that fits and answers nothing else. */
async function answer(db: Db, item: string, { company, month, kind, answeredBy }: Wanted): Promise<void> {
  await db
    .updateTable('documents')
    .set({ request_item_id: item })
    .where('id', 'in', (query) =>
      query
        .selectFrom('documents')
        .select('id')
        .where('company_id', '=', company)
        .where('month', '=', month)
        .where('kind', '=', kind)
        .where('status', 'in', answeredBy)
        .where('request_item_id', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .execute();
}
