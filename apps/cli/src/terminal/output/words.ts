import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import messages from '#terminal/messages.json' with { type: 'json' };

export type MessageId = keyof typeof messages;

/** The sentences of this program. */
export type Words = Text<typeof messages>;

export const createWords = (locale: Locale): Words => createText(messages satisfies Catalogue, locale);

/** What people call a thing: an argument in the help, an action or a field in a history. A name without a word stays as it is. */
export function wordOf(name: string, text: Words, kind: 'word' | 'did' | 'was' = 'word'): string {
  const id = `${kind}.${name}`;
  return isMessage(id) ? text(id) : name;
}

function isMessage(id: string): id is MessageId {
  return Object.hasOwn(messages, id);
}
