import { lazy, Suspense } from 'react';
import type { AutocompleteInputProps } from './autocomplete-input.tsx';

const LazyInput = lazy(() =>
  import('./autocomplete-input.tsx').then((module) => ({ default: module.AutocompleteInput })),
);

/** A field that finds records as one types; its code arrives with the first one. */
export function Autocomplete(props: AutocompleteInputProps) {
  return (
    <Suspense fallback={<input className="input" id={props.control.id} readOnly />}>
      <LazyInput {...props} />
    </Suspense>
  );
}
