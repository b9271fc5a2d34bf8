import type { Failure, FieldFailure } from '@biuro/core/lib/failure.ts';
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureOf } from '#ui/feedback/failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { sortValidationErrors } from './validation-errors.ts';

export interface SubmissionPorts<Values, Saved> {
  /** Sends the values with `key` as their `Idempotency-Key`, and throws when the server refuses them. */
  send: (values: Values, key: string) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** Why the form was refused as a whole. Errors of single fields are shown by the fields. */
export interface Refusal {
  failure: Failure;
  /** Validation errors that no field on the screen can show. */
  others: FieldFailure[];
}

/** Sends a form and shows its errors. What was typed stays in the fields, whatever the answer. */
export function useSubmission<Values extends FieldValues, Saved>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  { send, onSaved }: SubmissionPorts<Values, Saved>,
) {
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [keys] = useState(() => createIdempotencyKeys());
  const sending = useRef(false);

  const refuse = (failure: Failure) => {
    const { fields, others } = sortValidationErrors(failure, namesOf(element.current));
    form.clearErrors();
    for (const { name, code, message, link } of fields) {
      // The names were read from this form's own fields.
      form.setError(name as Path<Values>, { type: code, message, ...(link && { types: { link } }) });
    }
    setRefusal(fields.length > 0 && others.length === 0 ? undefined : { failure, others });
    setAttempt((count) => count + 1);
  };

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const values = form.getValues();
    try {
      const saved = await send(values, keys.keyFor(values));
      keys.answered();
      onSaved(saved);
    } catch (thrown) {
      const failure = failureOf(thrown);
      keys.answered(failure);
      refuse(failure);
    }
    sending.current = false;
    setBusy(false);
  };

  return { submit, busy, attempt, refusal, refuse, clearRefusal: () => setRefusal(undefined) };
}

/** The fields in the order of the screen. */
function namesOf(element: HTMLFormElement | null): string[] {
  const controls = [...(element?.elements ?? [])];
  return controls.map((control) => control.getAttribute('name') ?? '').filter(Boolean);
}
