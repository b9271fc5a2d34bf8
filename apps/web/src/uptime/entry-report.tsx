import { ListBulkReport } from '../ui/list-bulk-report.tsx';
import type { Report } from './entry-calls.ts';

/** What became of each, refusals first. */
export function EntryReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const rows = report.rows.map((row) => ({ ...row, changed: row.result === 'done', before: null }));
  return <ListBulkReport report={{ ...report, rows }} onClose={onClose} />;
}
