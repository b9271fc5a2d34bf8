import { Copyable } from '#ui/feedback/copyable.tsx';
import { HideIcon, ShowIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import './secret-text.css';

interface SecretTextProps {
  /** As everybody sees it: `*******1359`. */
  masked: string;
  /** In full, once it was asked for. */
  full: string | undefined;
  /** What it is and whose, for a screen reader: "PESEL: Jan Nowak". */
  label: string;
  /** What its button copies: "Kopiuj PESEL". */
  copyLabel: string;
  busy: boolean;
  /** Left out where nobody may see it in full. */
  onShow?: (() => void) | undefined;
  onHide: () => void;
}

/** A number that is read in full only on demand, because every reading is written down. */
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
