import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';

/** How far work on many records is: "Gotowe 300 z 1 200". */
export const progressText = (done: number, n: number): string =>
  words(messages)(done > 0 ? 'list.bulk.progress' : 'list.bulk.busy', { done, n });
