import type { Failure, FieldFailure } from '@biuro/core/lib/failure.ts';
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureOf } from './failure.ts';
import { createIntention } from './form-intention.ts';
import { sortMistakes } from './form-mistakes.ts';

export interface SubmissionPorts<Values, Saved> {
  /** Sends what was typed; `key` is the Idempotency-Key of this intention. Throws what the server has against it. */
  send: (values: Values, key: string) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** What an attempt came to, apart from the mistakes that stand by their fields. */
export interface Refusal {
  failure: Failure;
  /** Mistakes that no field on the screen can show. */
  others: FieldFailure[];
}

/** Sends a form. The server alone decides what is right; its mistakes go to their fields, and what was typed stays. */
export function useSubmission<Values extends FieldValues, Saved>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  { send, onSaved }: SubmissionPorts<Values, Saved>,
) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [intention] = useState(createIntention);
  const sending = useRef(false);

  const refuse = (thrown: unknown) => {
    const failure = failureOf(thrown);
    const { fields, others } = sortMistakes(failure, namesOf(element.current));
    intention.settle(failure);
    for (const { name, code, message, link } of fields) {
      // The names were read from the form's own fields.
      form.setError(name as Path<Values>, { type: code, message, types: { link } });
    }
    setRefusal({ failure, others });
  };

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const values = form.getValues();
      const saved = await send(values, intention.keyFor(values));
      intention.settle();
      onSaved(saved);
    } catch (thrown) {
      refuse(thrown);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { submit, busy, refusal, refuse, forgive: () => setRefusal(undefined) };
}

/** The fields in the order of the screen. */
function namesOf(element: HTMLFormElement | null): string[] {
  const controls = [...(element?.elements ?? [])];
  return controls.map((control) => control.getAttribute('name') ?? '').filter(Boolean);
}
