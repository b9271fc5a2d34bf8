import messages from '@biuro/core/i18n/messages.json' with { type: 'json' };
import { type Failure, toFailure } from '@biuro/core/lib/failure.ts';
import { words } from '#ui/text/words.ts';

/** Whatever was thrown, as the failure to show. */
export function failureOf(thrown: unknown): Failure {
  return toFailure(thrown, words(messages));
}
