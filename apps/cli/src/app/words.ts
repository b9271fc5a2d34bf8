import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import messages from '../messages.json' with { type: 'json' };

export type MessageId = keyof typeof messages;

/** The sentences of this program. */
export type Words = Text<typeof messages>;

export function createWords(locale: Locale): Words {
  const text = createText(messages satisfies Catalogue, locale);
  // A sentence without places to fill needs no formatter, and the first formatter takes half as long as Node to load.
  return (id, values) => (values === undefined ? messages[id][locale] : text(id, values));
}

/** What the help calls a thing that people put into a command; a name without a word stays as it is. */
export function wordOf(name: string, text: Words): string {
  const id = `word.${name}`;
  return isMessage(id) ? text(id) : name;
}

function isMessage(id: string): id is MessageId {
  return Object.hasOwn(messages, id);
}
