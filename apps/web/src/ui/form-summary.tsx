import type { MouseEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import messages from './messages.json' with { type: 'json' };
import { Notice } from './notice.tsx';
import { useErrorTitle } from './use-error-title.ts';
import { words } from './words.ts';

/** Every mistake once more, above the title, each leading to its field. It shrinks as they are mended. */
export function FormSummary({ errors }: { errors: FieldErrors }) {
  const t = words(messages);
  const mistakes = Object.values(errors).filter(isMistake);
  const n = mistakes.length;
  useErrorTitle(n > 0, t('form.problem.prefix'));
  if (n === 0) return null;
  return (
    <Notice tone="danger" role="alert" ref={focus}>
      <p className="form-problem">{t('form.problem.fields', { n })}</p>
      <ul className="form-mistakes">
        {mistakes.map(({ message, ref: control }) => (
          <li key={control.id}>
            <a href={`#${control.id}`} onClick={(event) => focusField(event, control)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface Mistake {
  message: string;
  ref: HTMLElement;
}

function isMistake(error: unknown): error is Mistake {
  return typeof error === 'object' && error !== null && 'ref' in error && error.ref instanceof HTMLElement;
}

function focusField(event: MouseEvent, control: HTMLElement): void {
  // A hash would be one more step in the history, between the form and the page before it.
  event.preventDefault();
  control.focus();
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
