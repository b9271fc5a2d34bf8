/** "0:24"; hours are not expected. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const steps = [120, 60, 30, 10, 0];

/**
 * The remaining time, in seconds, that a screen reader was told last in a countdown from `from` that stands at `seconds`; null
 * before the first announcement. A minute of waiting is announced three times, not sixty.
 */
export function spokenStep(from: number, seconds: number): number | null {
  return steps.findLast((step) => step < from && step >= seconds) ?? null;
}
