/** The tax micro-account of the NIP 1234563218. */
export const MICRO_ACCOUNT = '88101000712222123456321800';

/** Columns with a default in the database. */
const STAMPS = { created_at: undefined, updated_at: undefined };

interface TaskOf {
  id: string;
  company_id: string;
}

/** A row of `tasks`: a settlement of October 2026 unless `values` say otherwise. */
export const taskRow = <T extends TaskOf>(values: T) => ({
  kind: 'settlement' as const,
  title: 'Rozliczenie',
  period: '2026-10',
  due_at: '2026-11-18',
  ...STAMPS,
  ...values,
});

/** A row of `liabilities`: the VAT of such a task. */
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

/** Further columns of an amount that was published to the client. */
export const published = () => ({
  status: 'published' as const,
  amount: '1234.00',
  result: 'payable' as const,
  published_at: new Date(),
});

/** A row of `declarations` for such a task. */
export const declarationRow = <T extends { id: string }>(task: TaskOf, values: T) => ({
  task_id: task.id,
  company_id: task.company_id,
  form: 'jpk_v7m' as const,
  period: '2026-10',
  due_date: '2026-11-25',
  ...STAMPS,
  ...values,
});
