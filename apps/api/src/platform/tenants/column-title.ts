import type { components } from '@biuro/contract';
import type { Locale } from '@biuro/core/i18n/text.ts';

type Column = components['schemas']['Column'];

/** What an office calls a column in a language; empty where the portal's own heading stands. */
export function titleOf({ title, title_en = '' }: Pick<Column, 'title' | 'title_en'>, locale: Locale): string {
  return locale === 'pl' ? title : title_en;
}
