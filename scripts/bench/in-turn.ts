import { median } from './figures.ts';

/** Both in turn, whoever begins changing with each round: how many times as often the first is done, and how often each. */
export async function inTurn(first: () => Promise<number>, second: () => Promise<number>, rounds: number) {
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
  return { ratios, rates: rates.map((values) => median(values).toFixed(0)) };
}
