import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import messages from '../messages.json' with { type: 'json' };

export type MessageId = keyof typeof messages;

/** The sentences of this program. */
export type Words = Text<typeof messages>;

export function createWords(locale: Locale): Words {
  return createText(messages satisfies Catalogue, locale);
}
