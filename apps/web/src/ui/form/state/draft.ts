import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { recall, remember } from '#ui/browser/browser-memory.ts';

const keyOf = (name: string) => `biuro.draft.${name}`;

export interface Draft {
  /** What was typed before a reload is in the fields again. */
  restored: boolean;
  /** Puts back what is stored. */
  discard: () => void;
  /** Forgets the draft, because its values are saved or given up. */
  drop: () => void;
}

/**
 * Keeps what is typed in the session storage, so that a reload or a new sign-in in the same tab finds it again. `name` says whose it is
 * and of which form; without one nothing is kept. Fields that `isSecret` names are never written down.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
  isSecret: (field: string) => boolean,
): Draft {
  const [draft] = useState(() => readDraft(name ? recall('session', keyOf(name)) : null));
  const [restored, setRestored] = useState(Object.keys(draft).length > 0);
  useEffect(() => {
    if (!name) return;
    for (const [field, value] of Object.entries(draft)) {
      // They were the names and values of this form when it was left.
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) =>
        remember('session', keyOf(name), writeDraft(values, Object.keys(dirtyFields), isSecret)),
    });
  }, [form, name, draft, isSecret]);

  const drop = () => {
    setRestored(false);
    if (name) remember('session', keyOf(name), undefined);
  };
  const discard = () => {
    form.reset();
    drop();
  };
  return { restored, discard, drop };
}

/** The fields that were changed, as JSON; undefined when none was. `version` goes with them, which says what they were typed over. */
export function writeDraft(
  values: FieldValues,
  touched: string[],
  isSecret: (field: string) => boolean,
): string | undefined {
  const kept = touched.filter((field) => field !== 'version' && !isSecret(field));
  if (kept.length === 0) return undefined;
  const fields = 'version' in values ? [...kept, 'version'] : kept;
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]])));
}

export function readDraft(text: string | null): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(text ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}
