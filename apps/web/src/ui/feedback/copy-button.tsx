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

/** A list holds one in each row: its icon is drawn by the style sheet, and what is spoken waits for the first press. */
export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'pressed' | 'copied'>('idle');
  const copy = () => {
    // The region stands there before the words do, or a screen reader would not hear of them.
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
