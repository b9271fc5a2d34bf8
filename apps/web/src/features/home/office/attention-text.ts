import type { components } from '@biuro/contract';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { declarationText } from '#services/records/declaration/text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { distanceText } from '#ui/text/due.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { periodText } from '#ui/text/period.ts';
import type { Tone } from '#ui/text/tag.tsx';
import { words } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import { filtered, mineOf } from './filtered.ts';
import type { Whose } from './use-office-home.ts';

type Schemas = components['schemas'];
export type Attention = Schemas['OfficeHomeAnswer']['data']['attention'][number];

const tones = {
  declaration_late: 'danger',
  late: 'danger',
  rejected: 'danger',
  overdue: 'danger',
  late_docs: 'accent',
  to_confirm: 'accent',
  documents_complete: 'success',
  review: 'accent',
  correction: 'accent',
  declaration_due: 'warning',
  due_soon: 'warning',
  staff_report: 'accent',
  change_request: 'accent',
  documents_missing: 'warning',
  unassigned: 'warning',
  closable: 'success',
} satisfies Record<Attention['reason'], Tone>;

/** What the line is about. */
export function subjectOf({ task, liability, declaration, report, company }: Attention): string {
  if (declaration) return declarationText(declaration);
  if (task) return taskText(task);
  if (liability) return liability.amount === null ? liabilityText(liability) : withAmount(liability, liability.amount);
  if (report) return reportText(report);
  return company.name;
}

/** Why it stands there, in a few words. */
export function reasonOf({ reason, days }: Attention): { text: string; tone: Tone } {
  const t = words(messages);
  const id = `reason.${reason}` as const;
  const n = Math.abs(days ?? 0);
  const when = (days !== null && distanceText(days)?.text) || '';
  return { text: t(id, { n, when }), tone: tones[reason] };
}

/** Where it can be dealt with: the record, or the list of as many as the line stands for. */
export function placeOf(line: Attention, whose: Whose): string {
  const { task, liability, declaration, report, company, count } = line;
  if (count > 1 && !report) return listOf(line, whose);
  if (task) return pathOf('dashboard-tasks-view', { id: task.id });
  if (declaration) return pathOf('dashboard-tasks-view', { id: declaration.task_id });
  if (liability) return pathOf('dashboard-liabilities-view', { id: liability.id });
  if (report) return pathOf('dashboard-companies-employees', { id: company.id });
  return pathOf('dashboard-companies-view', { id: company.id });
}

function listOf({ reason, declaration, company }: Attention, whose: Whose): string {
  const mine = mineOf(whose);
  if (declaration) {
    const { form, due_date } = declaration;
    return filtered(pathOf('dashboard-declarations'), { form, due_date, ...mine });
  }
  if (reason === 'closable') return filtered(pathOf('dashboard-tasks'), { closable: 'true', ...mine });
  const which = reason === 'overdue' ? { state: 'open', overdue: 'true' } : { state: 'to_confirm' };
  return filtered(pathOf('dashboard-liabilities'), { ...which, company_id: company.id, ...mine });
}

/** "Rozliczenie za październik 2026"; what is no part of the month has a title of its own. */
export function taskText({ kind, period, title }: Schemas['TaskRef']): string {
  const t = words(messages);
  if (kind === 'correction' || kind === 'one_off') return title;
  return t(`task.${kind}`, { period: periodText(period) });
}

/** "Nowy pracownik – Jan Nowak". */
export function reportText({ kind, employee }: Schemas['StaffReportRef']): string {
  const t = words(messages);
  const what = t(`report.${kind}`);
  return employee ? t('report', { what, employee }) : what;
}

function withAmount(liability: Schemas['LiabilityRef'], amount: string): string {
  return words(messages)('liability', { what: liabilityText(liability), amount: moneyText(amount) });
}
