import type { ReactNode } from 'react';
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

/** What became of each record of a bulk action. */
export interface BulkReport {
  done: number;
  refused: number;
  rows: BulkReportRow[];
  /** Records that were not reached, and the failure that ended the work. */
  left?: { ids: string[]; thrown: unknown };
}

interface AnyAction {
  key: string;
  label: string;
  icon: IconType;
  danger?: boolean;
}

/** Does the same to each selected record. */
export interface BulkWork extends AnyAction {
  /** Asked first, where the work is hard to undo. */
  confirm?: (n: number) => { title: string; text: string; verb: string };
  run: (ids: string[], onProgress: (done: number) => void) => Promise<BulkReport>;
  /** Nothing was refused: says so. */
  onDone: (report: BulkReport) => void;
}

export interface BulkDialogProps {
  ids: string[];
  /** Clears the selection once the work is done, but for the records that are left. */
  clear: (left?: string[]) => void;
  onClose: () => void;
}

/** Needs more than a yes: a dialog of the feature, which may be loaded lazily. */
interface BulkDialog extends AnyAction {
  dialog: (props: BulkDialogProps) => ReactNode;
}

/** Something that can be done to all selected records. */
export type BulkAction = BulkWork | BulkDialog;
