import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { words } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import './conflict.css';

interface FormConflictProps {
  name: string;
  label: string;
  /** What somebody else has saved here meanwhile. */
  stored: unknown;
  /** A value as the field shows it. */
  show: (value: unknown) => string;
}

/** Two people have changed the same field: both values stand below it, and one is chosen. Typing on keeps one's own. */
export function FormConflict({ name, label, stored, show }: FormConflictProps) {
  const t = words(messages);
  const id = useId();
  const { getValues, setValue, watch } = useFormContext<Record<string, unknown>>();
  const [own, setOwn] = useState(() => getValues(name));
  const now = watch(name);
  const takesStored = isSame(now, stored);
  if (!takesStored && !isSame(now, own)) setOwn(now);
  const take = (value: unknown) => setValue(name, value, { shouldDirty: true });
  const choices = [
    { word: t('conflict.own'), value: own, chosen: !takesStored },
    { word: t('conflict.stored'), value: stored, chosen: takesStored },
  ];
  return (
    <fieldset className="form-conflict">
      <legend className="visually-hidden">{t('conflict.choose', { label })}</legend>
      {choices.map(({ word, value, chosen }) => (
        <label key={word} className="form-conflict-choice">
          <input type="radio" name={id} checked={chosen} onChange={() => take(value)} />
          <span className="form-conflict-word">{word}</span>
          <span className="form-conflict-value">{show(value) || t('conflict.empty')}</span>
        </label>
      ))}
    </fieldset>
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
