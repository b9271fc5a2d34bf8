import { use, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { recall, remember } from '#ui/browser/browser-memory.ts';
import { DraftOwnerContext, draftKey } from '#ui/unsaved/draft-storage.ts';

export interface Draft {
  /** What was typed before a reload is in the fields again. */
  restored: boolean;
  /** Puts back what is stored. */
  discard: () => void;
  /** Forgets the draft, because its values are saved or given up. */
  drop: () => void;
}

/**
 * Keeps what is typed in the session storage, so that a reload or a new sign-in in the same tab finds it again. `name` says which form it
 * is, with its record; without one nothing is kept. What `isSecret` names is never written down, at whatever depth.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | null,
  isSecret: (field: string) => boolean,
): Draft {
  const owner = use(DraftOwnerContext);
  const key = owner !== null && name !== null ? draftKey(owner, name) : null;
  const [draft] = useState(() => readDraft(key && recall('session', key)));
  const [restored, setRestored] = useState(Object.keys(draft).length > 0);
  useEffect(() => {
    if (key === null) return;
    for (const [field, value] of Object.entries(draft)) {
      // They were the names and values of this form when it was left.
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) =>
        remember('session', key, writeDraft(values, Object.keys(dirtyFields), isSecret)),
    });
  }, [form, key, draft, isSecret]);

  const drop = () => {
    setRestored(false);
    if (key !== null) remember('session', key, undefined);
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
  const kept = touched.filter((field) => field !== 'version' && !isSecret(field) && isPlain(values[field]));
  if (kept.length === 0) return undefined;
  const fields = 'version' in values ? [...kept, 'version'] : kept;
  const draft = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return JSON.stringify(draft, (key, value: unknown) => (isSecret(key) ? '' : value));
}

/** Not a file, which no text can hold. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Array.isArray(value) || value.constructor === Object;
}

export function readDraft(text: string | null): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(text ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}
