import { useState } from 'react';
import { copyText } from './copy-text.ts';
import '#ui/layout/icon-button.css';
import './copy-button.css';

interface CopyButtonProps {
  text: string;
  /** What it copies: "Kopiuj NIP". */
  label: string;
  /** Spoken after it was copied. */
  doneLabel: string;
}

/** A list has one in each row, so it is cheap: the style sheet draws its icon, and its live region appears with the first press. */
export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'pressed' | 'copied'>('idle');
  const copy = () => {
    // A screen reader announces only what changes in a live region that exists already.
    setState('pressed');
    void copyText(text).then(() => setState('copied'));
  };
  return (
    <>
      <button
        type="button"
        className="icon-button copy-button"
        data-done={state === 'copied' || undefined}
        aria-label={label}
        title={label}
        onClick={copy}
        onBlur={() => setState('idle')}
      />
      {state !== 'idle' && (
        <span className="visually-hidden" role="status">
          {state === 'copied' ? doneLabel : ''}
        </span>
      )}
    </>
  );
}
