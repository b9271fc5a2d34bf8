import { useOverlayAddress } from '#ui/overlay/use-overlay-address.ts';

export interface FormAddress<Name extends string> {
  /** The form that is open over the page. */
  open: Name | undefined;
  hrefOf: (name: Name) => string;
  show: (name: Name) => void;
  close: () => void;
}

/** Keeps in the address which form is open over a page. */
export function useFormAddress<Name extends string>(names: readonly Name[]): FormAddress<Name> {
  const { value, hrefOf, show, close } = useOverlayAddress('form');
  return { open: names.find((name) => name === value), hrefOf, show, close };
}
