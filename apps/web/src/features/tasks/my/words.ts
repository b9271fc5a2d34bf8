import type { Text } from '@biuro/core/i18n/text.ts';
import { dayText } from '#ui/text/day.ts';
import { periodText } from '#ui/text/period.ts';
import type messages from '../messages.json';
import type { ClientTask } from '../terms.ts';

/** What a client calls a settlement: by its month, where it is the one of the month. */
export function myTitle(t: Text<typeof messages>, { kind, period, title }: ClientTask): string {
  return kind === 'settlement' ? t('my.settlement', { period: periodText(period) }) : title;
}

/** Where it stands, in one sentence that says whose turn it is. */
export function myState(t: Text<typeof messages>, task: ClientTask): string {
  const { step, status, docs_due_at, missing } = task;
  if (status === 'suspended') return t('my.suspended');
  if (status === 'clarification') return t('my.clarification');
  if (status === 'correcting') return t('my.correcting');
  if (step !== 'documents') return t(`my.state.${step}`);
  if (missing.length > 0) return t('my.missing', { n: missing.length });
  return docs_due_at ? t('my.documents.due', { day: dayText(docs_due_at) }) : t('my.state.documents');
}
