import type { Failure, FieldFailure } from '@biuro/core/lib/failure.ts';
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureOf } from '#ui/feedback/failure.ts';
import { createIntention } from './intention.ts';
import { sortMistakes } from './mistakes.ts';

export interface SubmissionPorts<Values, Saved> {
  /** Sends what was typed; `key` is the Idempotency-Key of this intention. Throws what the server has against it. */
  send: (values: Values, key: string) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** What stands against the form as a whole; mistakes of fields stand by the fields. */
export interface Refusal {
  failure: Failure;
  /** Mistakes that no field on the screen can show. */
  others: FieldFailure[];
}

/** Sends a form and sorts what came of it. Nothing that was typed is ever taken away. */
export function useSubmission<Values extends FieldValues, Saved>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  { send, onSaved }: SubmissionPorts<Values, Saved>,
) {
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [intention] = useState(createIntention);
  const sending = useRef(false);

  const refuse = (failure: Failure) => {
    const { fields, others } = sortMistakes(failure, namesOf(element.current));
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
      const saved = await send(values, intention.keyFor(values));
      intention.settle();
      onSaved(saved);
    } catch (thrown) {
      const failure = failureOf(thrown);
      intention.settle(failure);
      refuse(failure);
    }
    sending.current = false;
    setBusy(false);
  };

  return { submit, busy, attempt, refusal, refuse, forgive: () => setRefusal(undefined) };
}

/** The fields in the order of the screen. */
function namesOf(element: HTMLFormElement | null): string[] {
  const controls = [...(element?.elements ?? [])];
  return controls.map((control) => control.getAttribute('name') ?? '').filter(Boolean);
}
