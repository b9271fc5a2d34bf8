import { ListBulkReport } from '#ui/list/bulk/report.tsx';
import { type Report, reportOf } from './calls.ts';

/** What became of each, refusals first. */
export function EntryReport({ report, onClose }: { report: Report; onClose: () => void }) {
  return <ListBulkReport report={reportOf(report)} onClose={onClose} />;
}
