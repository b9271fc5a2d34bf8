import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type IconType, SearchIcon } from '#ui/icons/icons.ts';
import { Keys } from '#ui/keyboard/keys.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';
import './command-dialog.css';

export interface CommandItem {
  id: string;
  label: string;
  detail?: string;
  icon: IconType;
  /** Its keyboard shortcut outside of the palette: `g h`. */
  keys?: string;
  run: () => void;
}

export interface CommandGroup {
  label: string;
  items: CommandItem[];
}

interface CommandDialogProps {
  open: boolean;
  onClose: () => void;
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** The field has the focus and receives the keys. */
  onFieldFocus: () => void;
  groups: CommandGroup[];
  /** How many were found, none, or still searching: shown at the foot and announced. */
  status: string;
}

/** A field that filters a list of commands: arrows choose, Enter runs, Escape closes and returns the focus. */
export function CommandDialog({
  open,
  onClose,
  label,
  placeholder,
  query,
  onQuery,
  onFieldFocus,
  groups,
  status,
}: CommandDialogProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  const [chosen, setChosen] = useState<string>();
  const items = groups.flatMap((group) => group.items);
  const active = items.find((item) => item.id === chosen) ?? items[0];
  useEffect(() => {
    if (open && active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [open, id, active]);
  const run = (item: CommandItem) => {
    // Closed first: this returns the focus to the opener, and the page that follows may move it.
    modal.ref.current?.close();
    onClose();
    item.run();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !active) return;
    const step = steps[event.key];
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') run(active);
    else setChosen(items.at((items.indexOf(active) + (step ?? 0)) % items.length)?.id);
  };
  const type = (text: string) => {
    setChosen(undefined);
    onQuery(text);
  };
  return (
    <dialog {...modal} className="dialog command-dialog" aria-label={label}>
      <div className="command-field">
        <SearchIcon />
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(id, active)}
          placeholder={placeholder}
          value={query}
          onChange={(event) => type(event.target.value)}
          onFocus={onFieldFocus}
          onKeyDown={press}
        />
      </div>
      <CommandOptions
        id={`${id}list`}
        label={label}
        groups={groups}
        idOf={(item) => optionId(id, item)}
        active={active}
        onPoint={({ id: pointed }) => setChosen(pointed)}
        onRun={run}
      />
      <p className="command-status" role="status">
        {status}
      </p>
    </dialog>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function optionId(dialog: string, item: CommandItem): string {
  return `${dialog}${item.id}`;
}

interface CommandOptionsProps {
  id: string;
  label: string;
  groups: CommandGroup[];
  idOf: (item: CommandItem) => string;
  active: CommandItem | undefined;
  onPoint: (item: CommandItem) => void;
  onRun: (item: CommandItem) => void;
}

/** The focus stays in the field; pointer and arrows move the same active option. */
function CommandOptions({ id, label, groups, idOf, active, onPoint, onRun }: CommandOptionsProps) {
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
