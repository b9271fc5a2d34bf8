import messages from '@biuro/core/i18n/messages.json' with { type: 'json' };
import { type Failure, toFailure } from '@biuro/core/lib/failure.ts';
import { words } from '#ui/text/words.ts';

/** Turns whatever was thrown into the `Failure` to show, in the language of the page. */
export function failureOf(thrown: unknown): Failure {
  return toFailure(thrown, words(messages));
}
