import type { MouseEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Notice } from '#ui/feedback/notice.tsx';
import { useErrorTitle } from '#ui/layout/use-error-title.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import { listErrors } from './state/validation-errors.ts';

/** Every error once more, above the title, with a link to its field. Errors leave it as they are corrected. */
export function FormSummary({ errors }: { errors: FieldErrors }) {
  const t = words(messages);
  const shown = listErrors(errors);
  const n = shown.length;
  useErrorTitle(n > 0, t('problem.prefix'));
  if (n === 0) return null;
  return (
    <Notice tone="danger" role="alert" ref={focus}>
      <p className="form-problem">{t('problem.fields', { n })}</p>
      <ul className="form-errors">
        {shown.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function focusField(event: MouseEvent<HTMLElement>, name: string): void {
  // A hash would be one more step in the history, between the form and the page before it.
  event.preventDefault();
  const control = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
