import { isFreeKey } from './single-keys.ts';
import { usePageKeys } from './use-page-keys.ts';

/** A key that does something when it is pressed alone, nothing is being typed and no dialog is open. */
export function useFreeKey(key: string, run: (() => void) | undefined): void {
  usePageKeys((event) => {
    if (!run || event.key !== key || !isFreeKey(event)) return;
    event.preventDefault();
    run();
  });
}
