/** The tax micro-account of the NIP 1234563218. */
export const MICRO_ACCOUNT = '88101000712222123456321800';

/** What the database fills in by itself. */
const STAMPS = { created_at: undefined, updated_at: undefined };

interface TaskOf {
  id: string;
  company_id: string;
}

/** Columns of a settlement of October 2026, unless said otherwise. */
export const taskRow = <T extends TaskOf>(values: T) => ({
  kind: 'settlement' as const,
  title: 'Rozliczenie',
  period: '2026-10',
  due_at: '2026-11-18',
  ...STAMPS,
  ...values,
});

/** Columns of the VAT of such a task. */
export const liabilityRow = <T extends { id: string }>(task: TaskOf, values: T) => ({
  task_id: task.id,
  company_id: task.company_id,
  kind: 'vat' as const,
  period: '2026-10',
  statutory_date: '2026-11-25',
  due_date: '2026-11-25',
  recipient: 'Urząd Skarbowy',
  account: MICRO_ACCOUNT,
  title: 'VAT7 26M10',
  transfer_symbol: 'VAT7',
  transfer_period: '26M10',
  ...STAMPS,
  ...values,
});

/** What an amount has beside that once the client has been told of it. */
export const published = () => ({
  status: 'published' as const,
  amount: '1234.00',
  result: 'payable' as const,
  published_at: new Date(),
});

/** Columns of a declaration of such a task. */
export const declarationRow = <T extends { id: string }>(task: TaskOf, values: T) => ({
  task_id: task.id,
  company_id: task.company_id,
  form: 'jpk_v7m' as const,
  period: '2026-10',
  due_date: '2026-11-25',
  ...STAMPS,
  ...values,
});
