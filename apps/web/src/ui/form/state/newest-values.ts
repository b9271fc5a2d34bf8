import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface Newest {
  conflicts: Record<string, unknown>;
  reloaded: boolean;
}

const untouched: Newest = { conflicts: {}, reloaded: false };

/**
 * Keeps a form in step with its record. As long as no field was changed, newer `values` replace the old ones. After that only `load`
 * brings newer values, into the fields that were not changed; `conflicts` holds those that somebody else has changed as well, and
 * `reloaded` says that it was done.
 */
export function useNewestValues<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values) {
  const { isDirty, dirtyFields } = form.formState;
  const [newest, setNewest] = useState(untouched);
  const shown = useRef(values);

  useEffect(() => {
    if (isDirty || shown.current === values) return;
    shown.current = values;
    form.reset(values);
    setNewest(untouched);
  }, [form, values, isDirty]);

  const load = (stored: Values) => {
    const conflicts = conflictsOf(
      form.getValues(),
      stored,
      form.formState.defaultValues ?? {},
      Object.keys(dirtyFields),
    );
    // Without `keepDirty` the form would count as untouched, and the next answer would replace what was typed.
    form.reset(stored, { keepDirtyValues: true, keepDirty: true });
    // A draft brings the version that it was typed over, which the server would refuse again.
    if ('version' in stored) form.setValue('version' as Path<Values>, stored['version']);
    setNewest({ conflicts, reloaded: true });
  };
  return { ...newest, load };
}

/**
 * What somebody else has saved in the fields that were changed here too. `before` is what the fields began with: where the record still
 * holds that, there is no conflict. A draft of an older version does not know what it began with, so every difference is a conflict.
 */
export function conflictsOf(
  typed: FieldValues,
  stored: FieldValues,
  before: FieldValues,
  changed: string[],
): Record<string, unknown> {
  const isOldDraft = changed.includes('version');
  const names = changed.filter(
    (name) =>
      name !== 'version' && !isSame(typed[name], stored[name]) && (isOldDraft || !isSame(before[name], stored[name])),
  );
  return Object.fromEntries(names.map((name) => [name, stored[name]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
