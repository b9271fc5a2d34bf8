import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const settled = { elsewhere: {}, renewed: false };

/**
 * Keeps a form in step with its record. Newer values come in by themselves until something is typed; after that only
 * `load` brings them, into the fields that were left alone. `elsewhere` holds those that somebody else changed where one
 * has typed, too; `renewed` says that they were brought in.
 */
export function useNewestValues<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values) {
  const { isDirty, dirtyFields } = form.formState;
  const [newest, setNewest] = useState<{ elsewhere: Record<string, unknown>; renewed: boolean }>(settled);
  const shown = useRef(values);

  useEffect(() => {
    if (isDirty || shown.current === values) return;
    shown.current = values;
    form.reset(values);
    setNewest(settled);
  }, [form, values, isDirty]);

  const load = (stored: Values) => {
    const found = conflictsOf(form.getValues(), stored, form.formState.defaultValues ?? {}, Object.keys(dirtyFields));
    // Without `keepDirty` the form would count as untouched, and the next answer would wipe what was typed.
    form.reset(stored, { keepDirtyValues: true, keepDirty: true });
    // A draft brings along the version that it was typed over, which is of no use any more.
    if ('version' in stored) form.setValue('version' as Path<Values>, stored['version']);
    setNewest({ elsewhere: found, renewed: true });
  };
  return { ...newest, load };
}

/**
 * What somebody else saved in the fields that were typed in: in those that still hold what they began with there is nothing to choose.
 * A draft that was typed over an older version no longer knows what it began with, and so all of it is chosen from.
 */
export function conflictsOf(
  typed: FieldValues,
  stored: FieldValues,
  before: FieldValues,
  touched: string[],
): Record<string, unknown> {
  const isOldDraft = touched.includes('version');
  const names = touched.filter(
    (name) =>
      name !== 'version' && !isSame(typed[name], stored[name]) && (isOldDraft || !isSame(before[name], stored[name])),
  );
  return Object.fromEntries(names.map((name) => [name, stored[name]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
