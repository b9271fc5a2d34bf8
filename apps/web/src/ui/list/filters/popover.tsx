import { lazy, type Ref, Suspense, useId, useState } from 'react';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FilterIcon } from '#ui/icons/icons.ts';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { ListControls } from '../controls.ts';
import type { ListFilter } from '../definition.ts';

/** Its code is heavy, and most people look at a list without it. */
const FilterSearch = lazy(() =>
  import('./search-filter.tsx').then(({ ListFilterSearch }) => ({ default: ListFilterSearch })),
);

interface ListFilterPopoverProps {
  filters: ListFilter[];
  controls: ListControls;
  opener: Ref<HTMLButtonElement>;
}

/** All filters, each with all its values; a choice shows in the list at once. Not drawn before somebody opens them. */
export function ListFilterPopover({ filters, controls, opener }: ListFilterPopoverProps) {
  const t = words(messages);
  const id = useId();
  const [opened, setOpened] = useState(false);
  const any = { value: '', label: t('list.filters.any') };
  return (
    <>
      <button ref={opener} type="button" className="button button-secondary" popoverTarget={id}>
        <FilterIcon />
        {t('list.filters.add')}
      </button>
      <div id={id} popover="auto" className="list-popover" onBeforeToggle={() => setOpened(true)}>
        {opened &&
          filters.map(({ key, label, options, search }) => (
            <Field key={key} label={label}>
              {(control) =>
                search ? (
                  <Suspense>
                    <FilterSearch control={control} name={key} search={search} controls={controls} />
                  </Suspense>
                ) : (
                  <Select
                    {...control}
                    options={[any, ...options]}
                    value={controls.query.filters[key] ?? ''}
                    onChange={(event) => controls.filterBy(key, event.target.value || undefined)}
                  />
                )
              }
            </Field>
          ))}
      </div>
    </>
  );
}
