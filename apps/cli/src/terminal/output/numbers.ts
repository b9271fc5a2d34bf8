import { parseMoney } from '@biuro/core/lib/money.ts';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from './words.ts';

/** Reads a whole number, at least 1, that was typed for a flag. */
export function numberOf(flag: string, value: string, text: Words): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(text('usage.number', { flag, value }));
  return Number(value);
}

/** Formats `1234.56` as `1 234,56 zł`. Not with `Intl`: loading it takes half as long as starting Node. */
export function moneyText(amount: string): string {
  const [whole = '', part = '00'] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ' ')},${part} zł`;
}

/** Reads an amount that was typed for a flag, in the form of the API (`1234.50`). */
export function moneyOf(flag: string, value: string, text: Words): string {
  const money = parseMoney(value);
  if (money.valid && !money.amount.startsWith('-')) return money.amount;
  throw new UsageError(text('usage.money', { flag, value }));
}
