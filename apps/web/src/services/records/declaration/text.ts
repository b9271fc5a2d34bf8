import type { components } from '@biuro/contract';
import { periodText } from '#ui/text/period.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export type DeclarationForm = components['schemas']['DeclarationForm'];

export function isForm(text: string): text is DeclarationForm {
  return Object.hasOwn(messages, `form.${text}`);
}

/** "JPK_V7M". */
export function formText(form: DeclarationForm): string {
  return words(messages)(`form.${form}`);
}

/** "JPK_V7M za październik 2026". */
export function declarationText({ form, period }: { form: DeclarationForm; period: string }): string {
  return words(messages)('of', { form: formText(form), period: periodText(period) });
}
