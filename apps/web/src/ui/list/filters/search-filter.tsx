import { AutocompleteInput } from '#ui/controls/autocomplete-input.tsx';
import type { ControlProps } from '#ui/controls/field.tsx';
import type { ListControls } from '../controls.ts';
import type { FilterSearch } from '../definition.ts';

interface ListFilterSearchProps {
  control: ControlProps;
  name: string;
  search: FilterSearch;
  controls: ListControls;
}

/** A filter whose value is found as one types; the chip beside the list names it and takes it back. */
export function ListFilterSearch({ control, name, search, controls }: ListFilterSearchProps) {
  return (
    <AutocompleteInput
      control={control}
      name={name}
      placeholder={search.placeholder}
      entered={false}
      find={search.find}
      onChoose={({ value }) => controls.filterBy(name, value)}
    />
  );
}
