import { use } from 'react';
import type { FieldError } from 'react-hook-form';
import { Link } from 'wouter';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import { FormContext } from './state/context.ts';

/** The sentence by a field; where another record is in the way, with the link to it. */
export function FormError({ error }: { error: FieldError }) {
  const t = words(messages);
  const { recordHref } = use(FormContext);
  const link = error.types?.['link'];
  return (
    <>
      {error.message}
      {typeof link === 'string' && (
        <>
          {' '}
          <Link href={recordHref(link)}>{t('problem.open')}</Link>
        </>
      )}
    </>
  );
}
