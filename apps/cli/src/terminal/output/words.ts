import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import common from '#terminal/messages.json' with { type: 'json' };

type Common = typeof common;

/** The sentences that several features use. Each `feature.ts` adds its own to this interface, and to `defineFeature`. */
export interface Messages extends Common {}

export type MessageId = keyof Messages;

/** What stands before an end in the ids, for example `companies.list` before `.plain`. */
export type NameWith<End extends string, Id = MessageId> = Id extends `${infer Name}.${End}` ? Name : never;

/** The sentences of the program in the language of the person. */
export interface Words extends Text<Messages> {
  isId: (id: string) => id is MessageId;
}

export function createWords(locale: Locale, ofFeatures: Catalogue[] = []): Words {
  const catalogue: Catalogue = Object.assign({}, common, ...ofFeatures);
  const isId = (id: string): id is MessageId => Object.hasOwn(catalogue, id);
  return Object.assign(createText(catalogue, locale), { isId });
}

/** The name of something in the person's language: an argument in the help, an action or a field in a history. Without such a sentence it stays as it is. */
export function wordOf(name: string, text: Words, kind: 'word' | 'did' | 'was' = 'word'): string {
  const id = `${kind}.${name}`;
  return text.isId(id) ? text(id) : name;
}
