import { Keys } from '#ui/keyboard/keys.tsx';
import type { CommandGroup, CommandItem } from './command-dialog.tsx';

interface CommandOptionsProps {
  id: string;
  label: string;
  groups: CommandGroup[];
  idOf: (item: CommandItem) => string;
  active: CommandItem | undefined;
  onPoint: (item: CommandItem) => void;
  onRun: (item: CommandItem) => void;
}

/** The focus stays in the field; the pointer and the arrows move the same mark. */
export function CommandOptions({ id, label, groups, idOf, active, onPoint, onRun }: CommandOptionsProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <div className="command-list" id={id} role="listbox" aria-label={label} hidden={filled.length === 0}>
      {filled.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <p className="command-group" aria-hidden="true">
            {group.label}
          </p>
          {group.items.map((item) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are heard by the field, where the focus stays
            <div
              key={item.id}
              id={idOf(item)}
              className="command-option"
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              onPointerMove={() => item !== active && onPoint(item)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onRun(item)}
            >
              <item.icon />
              <span className="command-label">{item.label}</span>
              {item.detail && <span className="command-detail">{item.detail}</span>}
              {item.keys && <Keys keys={item.keys} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
