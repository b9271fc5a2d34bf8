import { useState } from 'react';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';
import { CopyIcon, DoneIcon } from './icons.ts';

interface CopyButtonProps {
  text: string;
  /** What it copies: "Kopiuj NIP". */
  label: string;
  /** Spoken after it was copied. */
  doneLabel: string;
}

export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => void copyText(text).then(() => setCopied(true));
  return (
    <>
      <IconButton icon={copied ? DoneIcon : CopyIcon} label={label} onClick={copy} onBlur={() => setCopied(false)} />
      <span className="visually-hidden" role="status">
        {copied ? doneLabel : ''}
      </span>
    </>
  );
}
