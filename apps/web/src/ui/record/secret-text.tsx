import { Copyable } from '#ui/feedback/copyable.tsx';
import { HideIcon, ShowIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import './secret-text.css';

interface SecretTextProps {
  /** As everybody sees it: `*******1359`. */
  masked: string;
  /** The whole number, once it was requested. */
  full: string | undefined;
  /** What it is and whose, for a screen reader: "PESEL: Jan Nowak". */
  label: string;
  /** What its button copies: "Kopiuj PESEL". */
  copyLabel: string;
  busy: boolean;
  /** Left out for people who may not see the whole number. */
  onShow?: (() => void) | undefined;
  onHide: () => void;
}

/** A number that is shown masked, and whole on demand only, because the server logs each reading. */
export function SecretText({ masked, full, label, copyLabel, busy, onShow, onHide }: SecretTextProps) {
  const t = words(messages);
  const shown = full !== undefined;
  return (
    <span className="secret-text">
      {shown ? <Copyable text={full} label={copyLabel} /> : <span className="tabular">{masked}</span>}
      {onShow && (
        <Button
          variant="quiet"
          icon={shown ? HideIcon : ShowIcon}
          label={t(shown ? 'secret.hide.of' : 'secret.show.of', { what: label })}
          busy={busy ? t('secret.busy') : undefined}
          onClick={shown ? onHide : onShow}
        >
          {t(shown ? 'secret.hide' : 'secret.show')}
        </Button>
      )}
    </span>
  );
}
