import { lazy, Suspense, useState } from 'react';
import type { AutocompleteInputProps } from './autocomplete-input.tsx';

const load = () => import('./autocomplete-input.tsx').then((module) => ({ default: module.AutocompleteInput }));
const LazyInput = lazy(load);

// Fetched with the form, before a role shows the field. A failure here is repeated, and shown, when the field is drawn.
void load().catch(() => undefined);

/** A combobox that searches records while the person types. A focus that came before its code did stays in the field. */
export function Autocomplete(props: Omit<AutocompleteInputProps, 'entered'>) {
  const [entered, setEntered] = useState(false);
  return (
    <Suspense fallback={<input className="input" id={props.control.id} readOnly onFocus={() => setEntered(true)} />}>
      <LazyInput {...props} entered={entered} />
    </Suspense>
  );
}
