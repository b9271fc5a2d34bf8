import messages from '#services/i18n/messages.json' with { type: 'json' };
import { Keys } from '#ui/keyboard/keys.tsx';
import { useSingleKeys } from '#ui/keyboard/single-keys.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import commands from './messages.json' with { type: 'json' };
import { useShortcutGroups } from './shortcut-groups.ts';
import './shortcuts-sheet.css';
import { useText } from '#services/i18n/use-text.ts';

interface ShortcutsSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Lists the shortcuts and has the switch for those of a single key. */
export function ShortcutsSheet({ open, onClose }: ShortcutsSheetProps) {
  const t = useText(messages);
  const command = useText(commands);
  const [on, switchTo] = useSingleKeys();
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts')} closeLabel={t('close')}>
      <div className="shortcuts">
        {useShortcutGroups().map(({ title, shortcuts, single }) => (
          <section key={title} data-off={(single && !on) || undefined}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((one) => (
                      <Keys key={one} keys={one} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className="shortcuts-switch">
          <input
            type="checkbox"
            role="switch"
            checked={on}
            aria-checked={on}
            onChange={(event) => switchTo(event.target.checked)}
          />
          <span>
            {command('shortcuts.single')}
            <small>{command('shortcuts.single.hint')}</small>
          </span>
        </label>
      </div>
    </Dialog>
  );
}
