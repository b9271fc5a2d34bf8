const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** NIPs with right check digits: each test takes them from a number of its own, so that no two tests meet. */
export function nipsFrom(start: number, count: number): string[] {
  const nips: string[] = [];
  for (let number = start; nips.length < count; number += 1) {
    const digits = String(number).padStart(9, '0');
    const check = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
    if (check < 10) nips.push(digits + check);
  }
  return nips;
}
