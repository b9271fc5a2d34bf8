/** "0:24"; hours are not expected. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const steps = [120, 60, 30, 10, 0];

/**
 * Which remaining time a screen reader hears last in a countdown that began at `from` seconds and stands at `seconds`, or
 * null while none is due: a minute of waiting is three sentences and not sixty.
 */
export function spokenStep(from: number, seconds: number): number | null {
  return steps.findLast((step) => step < from && step >= seconds) ?? null;
}
