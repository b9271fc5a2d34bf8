import { warsawTime } from '@biuro/core/lib/warsaw.ts';

/** From 20:00 to 7:00 in Poland nobody is reminded and no telephone rings; what an accountant does at night goes out by e-mail as ever. */
export function isQuiet(now: Date): boolean {
  const at = Number(warsawTime(now.getTime()).slice(0, 2));
  return at >= 20 || at < 7;
}
