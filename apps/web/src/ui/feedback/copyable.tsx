import type { ReactNode } from 'react';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import { CopyButton } from './copy-button.tsx';
import './copyable.css';

interface CopyableProps {
  text: string;
  /** What it copies: "Kopiuj NIP". */
  label: string;
  /** What is shown instead of the plain text, such as a link. */
  children?: ReactNode;
}

/** A text with a button that copies it. */
export function Copyable({ text, label, children = text }: CopyableProps) {
  return (
    <span className="copyable tabular">
      {children}
      <CopyButton text={text} label={label} doneLabel={words(messages)('copied')} />
    </span>
  );
}
