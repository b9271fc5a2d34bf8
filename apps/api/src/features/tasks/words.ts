import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import notices from '#domain/notices/messages.json' with { type: 'json' };
import { owedOf } from '#domain/notices/payment-words.ts';
import messages from './messages.json' with { type: 'json' };
import type { TaskState, TaskStatus } from './transitions/task-transitions.ts';

/** What the sentence of a refused move names: both ends of it as people call them, and the taxes whose correction waits. */
export function moveWords(locale: Locale, { status, liabilities }: TaskState, to: TaskStatus) {
  const text = createText(messages, locale);
  const kinds = createText(notices, locale);
  const waiting = liabilities.filter((liability) => liability.waiting).map((liability) => owedOf(liability, kinds));
  return { from: text(`export.status.${status}`), to: text(`export.status.${to}`), waiting: waiting.join(', ') };
}
