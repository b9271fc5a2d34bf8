import { SearchIcon } from '#ui/icons/icons.ts';
import { Keys } from '#ui/keyboard/keys.tsx';
import { preloadPalette } from './command-centre.tsx';
import { useShowPanel } from './panels.ts';
import './command-button.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';

/** Looks like the search field that it opens; on narrow screens it is an icon. */
export function CommandButton() {
  const t = useText(messages);
  const show = useShowPanel();
  return (
    <button
      type="button"
      className="command-button"
      title={t('command.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={preloadPalette}
      onFocus={preloadPalette}
      onClick={() => show('palette')}
    >
      <SearchIcon />
      <span className="command-button-text">{t('command.open')}</span>
      <span className="command-button-keys" aria-hidden="true">
        <Keys keys="Control+K" />
      </span>
    </button>
  );
}
