import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type IconType, SearchIcon } from '#ui/icons/icons.ts';
import { CommandOptions } from './command-options.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';
import './command-dialog.css';

export interface CommandItem {
  id: string;
  label: string;
  detail?: string;
  icon: IconType;
  /** The same without the palette: `g h`. */
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
  /** From now on keys write into the field. */
  onFieldFocus: () => void;
  groups: CommandGroup[];
  /** How many were found, that none was, or that they are on their way: shown at the foot and spoken. */
  status: string;
}

/** A field that narrows a list of commands: arrows choose, Enter runs, Escape closes and gives the focus back. */
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
    // Closed first: the focus goes back to the opener, and a page that follows may take it from there.
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
