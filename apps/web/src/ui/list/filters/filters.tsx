import { useRef } from 'react';
import { CloseIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { ListControls } from '../controls.ts';
import type { ListFilter } from '../definition.ts';
import { ListFilterPopover } from './popover.tsx';
import { useChosenFilters } from './use-chosen-filters.ts';
import './filters.css';

interface ListFiltersProps {
  filters: ListFilter[];
  controls: ListControls;
}

/** A chip for each filter in use, and the button that opens all of them. */
export function ListFilters({ filters, controls }: ListFiltersProps) {
  const t = words(messages);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useChosenFilters(filters, controls);
  const drop = (change: () => void) => () => {
    change();
    // The pressed button goes away with its filter; the focus would fall to the top of the page.
    opener.current?.focus();
  };
  return (
    <div className="list-filters">
      {chosen.length > 0 && (
        <ul className="list-chips" aria-label={t('list.filters.active')}>
          {chosen.map(({ key, label, value }) => (
            <li key={key}>
              <button
                type="button"
                className="list-chip"
                aria-label={t('list.filters.remove', { label, value })}
                onClick={drop(() => controls.filterBy(key, undefined))}
              >
                {label}: {value}
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ListFilterPopover filters={filters} controls={controls} opener={opener} />
      {chosen.length > 1 && (
        <Button variant="quiet" onClick={drop(controls.clearFilters)}>
          {t('list.filters.clear')}
        </Button>
      )}
    </div>
  );
}
