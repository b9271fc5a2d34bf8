import { useId } from 'react';
import messages from './messages.json' with { type: 'json' };
import './file-drop.css';
import '#ui/layout/button.css';
import { ImportIcon } from '#ui/icons/icons.ts';
import { words } from '#ui/text/words.ts';

interface FileDropProps {
  /** What belongs here: "Plik z listą firm". */
  label: string;
  /** Which files are accepted: "CSV lub XLSX, najwyżej 10 MB". */
  hint?: string;
  /** As the browser's `accept`: ".csv,.xlsx". */
  accept: string;
  onFile: (file: File) => void;
  /** Label while a file is processed; other files are ignored meanwhile. */
  busy?: string | undefined;
}

/** A drop zone. It is a native file input as a whole, so keyboards, phones and screen readers can use it. */
export function FileDrop({ label, hint, accept, onFile, busy }: FileDropProps) {
  const t = words(messages);
  const id = useId();
  return (
    <div className="file-drop">
      <input
        type="file"
        id={id}
        accept={accept}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file && !busy) onFile(file);
          // Otherwise choosing the same file again, corrected meanwhile, would not be a change.
          currentTarget.value = '';
        }}
      />
      <ImportIcon />
      <label className="file-drop-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="file-drop-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <span className="button button-secondary" data-busy={busy ? true : undefined} aria-hidden="true">
        {busy ?? t('choose')}
      </span>
      <span className="visually-hidden" role="status">
        {busy}
      </span>
    </div>
  );
}
