import { type Figure, median, ofRuns } from '../../library/figures.ts';

interface InTurn {
  ratio: Pick<Figure, 'value' | 'runs' | 'sides'>;
  /** How often each was done, or why it could not be. */
  rates: string[];
}

/**
 * Measures both in turn and changes the order with each round. Resolves with the ratio of the first to the second, and both rates. When one
 * fails, the ratio is not a number, which meets no goal.
 */
export async function inTurn(
  first: () => Promise<number>,
  second: () => Promise<number>,
  rounds: number,
): Promise<InTurn> {
  try {
    return await measure(first, second, rounds);
  } catch (error) {
    return { ratio: { value: Number.NaN }, rates: [`failed: ${String(error).slice(0, 300)}`] };
  }
}

async function measure(first: () => Promise<number>, second: () => Promise<number>, rounds: number): Promise<InTurn> {
  await first();
  await second();
  const ratios: number[] = [];
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const firstBegins = round % 2 === 0;
    const one = await (firstBegins ? first : second)();
    const other = await (firstBegins ? second : first)();
    const [a, b] = firstBegins ? [one, other] : [other, one];
    ratios.push(a / b);
    rates[0].push(a);
    rates[1].push(b);
  }
  return { ratio: { ...ofRuns(ratios), sides: rates }, rates: rates.map((values) => median(values).toFixed(0)) };
}
