import type { IconType } from '#ui/icons/icons.ts';

interface BulkReportRow {
  id: string;
  name: string;
  result: 'done' | 'refused';
  error: string | null;
  /** False when it was so already and when it was refused. */
  changed: boolean;
  /** Status of the record before, where there is one. */
  before: string | null;
}

/** What became of each record that something was done to. */
export interface BulkReport {
  done: number;
  refused: number;
  rows: BulkReportRow[];
  /** Those that the work has not come to, and what ended it. */
  left?: { ids: string[]; thrown: unknown };
}

interface AnyAction {
  key: string;
  label: string;
  icon: IconType;
  danger?: boolean;
}

/** Does the same to each marked record. */
export interface BulkWork extends AnyAction {
  /** Asked first, where the work is hard to take back. */
  confirm?: (n: number) => { title: string; text: string; verb: string };
  run: (ids: string[], onProgress: (done: number) => void) => Promise<BulkReport>;
  /** Nothing was refused: says so. */
  onDone: (report: BulkReport) => void;
}

/** Needs more than a yes: the room asks in a dialog of its own. */
interface BulkDialog extends AnyAction {
  /** `clear` takes the marks away once it is done, but for those that are left. */
  open: (ids: string[], clear: (left?: string[]) => void) => void;
}

/** Something that can be done to all marked records. */
export type BulkAction = BulkWork | BulkDialog;
