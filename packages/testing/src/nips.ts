const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Endless NIPs with valid check digits. Their first nine digits count up from `start`, so tests with different starts use different NIPs. */
export function* freshNips(start: number): Generator<string, never> {
  for (let number = start; ; number += 1) {
    const digits = String(number).padStart(9, '0');
    const check = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
    if (check < 10) yield digits + check;
  }
}

/** The first `count` of {@link freshNips}. */
export function nipsFrom(start: number, count: number): string[] {
  const nips = freshNips(start);
  return Array.from({ length: count }, () => nips.next().value);
}
