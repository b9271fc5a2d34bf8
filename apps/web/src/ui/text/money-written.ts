import { parseMoney } from '@biuro/core/lib/money.ts';

/** An amount as the calls take it, from what a person typed: `1 234,5 zł` is `1234.50`. What is none goes on as it is: the server says why. */
export function writtenMoney(text: string): string {
  const result = parseMoney(text);
  return result.valid ? result.amount : text.trim();
}
