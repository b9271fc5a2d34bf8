import { parseMoney } from '@biuro/core/lib/money.ts';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from './words.ts';

/** The whole number from 1 that was given for a flag. */
export function numberOf(flag: string, value: string, text: Words): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(text('usage.number', { flag, value }));
  return Number(value);
}

/** `1234.56` as `1 234,56 zł`, without `Intl`, which takes half as long as Node to load. */
export function moneyText(amount: string): string {
  const [whole = '', part = '00'] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ' ')},${part} zł`;
}

/** The amount that a person typed for a flag, as the API takes it. */
export function moneyOf(flag: string, value: string, text: Words): string {
  const money = parseMoney(value);
  if (money.valid && !money.amount.startsWith('-')) return money.amount;
  throw new UsageError(text('usage.money', { flag, value }));
}
