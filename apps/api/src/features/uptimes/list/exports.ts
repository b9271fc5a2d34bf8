import type { ExportColumn } from '#platform/export/sheet.ts';

/** Whole seconds, so that a sum in a spreadsheet equals the sum of the portal. */
export const uptimeExports: Record<string, ExportColumn> = {
  day: { sql: 'uptimes.day', type: 'date' },
  start_date: { sql: 'uptimes.start_date', type: 'instant' },
  end_date: { sql: 'uptimes.end_date', type: 'instant' },
  time: { sql: `to_char(uptimes.seconds * interval '1 second', 'FMHH24:MI:SS')`, type: 'text' },
  seconds: { sql: 'uptimes.seconds', type: 'number' },
  user: { sql: `users.first_name || ' ' || users.last_name`, type: 'text' },
  company: { sql: 'companies.name', type: 'text' },
  settlement: { sql: 'tasks.title', type: 'text' },
  category: { sql: 'uptimes.category', type: 'words' },
  billable: { sql: `CASE WHEN uptimes.billable THEN 'yes' ELSE 'no' END`, type: 'words' },
  comment: { sql: 'uptimes.comment', type: 'text' },
  status: { sql: 'uptimes.status', type: 'words' },
};

/** Default columns of a file. */
export const usualExports = [
  'day',
  'start_date',
  'end_date',
  'time',
  'seconds',
  'user',
  'company',
  'settlement',
  'category',
  'billable',
  'comment',
  'status',
];
