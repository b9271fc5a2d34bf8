import { lazy, Suspense, useState } from 'react';
import type { AutocompleteInputProps } from './autocomplete-input.tsx';

const load = () => import('./autocomplete-input.tsx').then((module) => ({ default: module.AutocompleteInput }));
const LazyInput = lazy(load);

// On its way with the form, before a role brings the field. What fails here fails again, and is shown, when it is drawn.
void load().catch(() => undefined);

/** A field that finds records as one types. Whoever came to it before its code did stays in it. */
export function Autocomplete(props: Omit<AutocompleteInputProps, 'entered'>) {
  const [entered, setEntered] = useState(false);
  return (
    <Suspense fallback={<input className="input" id={props.control.id} readOnly onFocus={() => setEntered(true)} />}>
      <LazyInput {...props} entered={entered} />
    </Suspense>
  );
}
