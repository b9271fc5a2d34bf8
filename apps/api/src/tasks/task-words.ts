import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import messages from './messages.json' with { type: 'json' };
import type { TaskStatus } from './task-transitions.ts';

/** Both ends of a move as people call them. */
export function statusWords(locale: Locale, from: TaskStatus, to: TaskStatus) {
  const text = createText(messages, locale);
  return { from: text(`export.status.${from}`), to: text(`export.status.${to}`) };
}
