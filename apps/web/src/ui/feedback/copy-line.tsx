import { type ReactNode, useState } from 'react';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import { copyText } from './copy-text.ts';
import './copy-line.css';

interface CopyLineProps {
  /** What it is: "Rachunek". */
  name: string;
  text: string;
  /** What is shown instead of the plain text. */
  children?: ReactNode;
}

/** A named text with a word that copies it, large enough for a thumb. */
export function CopyLine({ name, text, children = text }: CopyLineProps) {
  const t = words(messages);
  const [copied, setCopied] = useState(false);
  const word = t(copied ? 'copied' : 'copy');
  return (
    <div className="copy-line">
      <dt>{name}</dt>
      <dd>
        <span className="copy-line-text">{children}</span>
        <span className="copy-line-button" data-done={copied || undefined}>
          <Button
            variant="quiet"
            {...(copied && { icon: DoneIcon })}
            label={`${word}: ${name}`}
            onClick={() => void copyText(text).then(() => setCopied(true))}
          >
            {word}
          </Button>
        </span>
        <span className="visually-hidden" role="status">
          {copied && `${t('copied')}: ${name}`}
        </span>
      </dd>
    </div>
  );
}
