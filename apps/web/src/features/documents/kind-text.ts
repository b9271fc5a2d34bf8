import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import { type Kind, kinds } from './statuses.ts';

/** "Faktura kosztowa". */
export const kindText = (kind: Kind): string => words(messages)(`kind.${kind}`);

export const kindOptions = () => kinds.map((value) => ({ value, label: kindText(value) }));
