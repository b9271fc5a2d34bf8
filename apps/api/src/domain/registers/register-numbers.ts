import { isNip } from '@biuro/core/poland/nip.ts';

// The numbers become parts of URLs and XML: the last checks before that.

/** @throws TypeError for anything but ten digits that make a NIP. */
export function assertNip(text: string): void {
  if (!/^\d{10}$/.test(text) || !isNip(text)) throw new TypeError('Not a NIP');
}

/** @throws TypeError for anything but 26 digits. */
export function assertAccount(text: string): void {
  if (!/^\d{26}$/.test(text)) throw new TypeError('Not a number of an account');
}

/** @throws TypeError for anything but 9 or 14 digits. */
export function assertRegon(text: string): void {
  if (!/^(?:\d{9}|\d{14})$/.test(text)) throw new TypeError('Not a REGON');
}
