import { recall, remember } from '#ui/browser/browser-memory.ts';

const key = 'biuro.other-account';

/** The next page of this tab is another person's than the form that was open. */
export const noteOtherAccount = (): void => remember('session', key, 'yes');

/** Whether this is that page. */
export function takeOtherAccount(): boolean {
  const noted = recall('session', key) !== null;
  remember('session', key, undefined);
  return noted;
}
