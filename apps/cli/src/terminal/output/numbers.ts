import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Words } from './words.ts';

/** The whole number from 1 that was given for a flag. */
export function numberOf(flag: string, value: string, text: Words): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(text('usage.number', { flag, value }));
  return Number(value);
}
