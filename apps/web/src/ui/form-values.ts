import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps a form in step with its record. Newer values come in by themselves until something is typed; after that only
 * `load` brings them, into the fields that were left alone. `elsewhere` holds those that differ from what was typed.
 */
export function useNewestValues<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values) {
  const { isDirty, dirtyFields } = form.formState;
  const [elsewhere, setElsewhere] = useState<Record<string, unknown>>({});
  const shown = useRef(values);

  useEffect(() => {
    if (isDirty || shown.current === values) return;
    shown.current = values;
    form.reset(values);
  }, [form, values, isDirty]);

  const load = (newest: Values) => {
    // Without `keepDirty` the form would count as untouched, and the next answer would wipe what was typed.
    form.reset(newest, { keepDirtyValues: true, keepDirty: true });
    const typed = form.getValues();
    const differing = Object.keys(dirtyFields).filter((name) => !isSame(typed[name], newest[name]));
    setElsewhere(Object.fromEntries(differing.map((name) => [name, newest[name]])));
  };
  return { elsewhere, load };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
