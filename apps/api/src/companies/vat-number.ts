import { parseNip } from '@biuro/core/poland/nip.ts';
import type { Mistake } from '../app/problem.ts';

/** The NIP in ten digits, or what is wrong with it. */
export type VatNumber = { digits: string; mistake?: undefined } | { digits?: undefined; mistake: Mistake };

export function readVatNumber(text: string): VatNumber {
  const result = parseNip(text);
  if (result.valid) return { digits: result.nip };
  const pointer = '/vat_number';
  switch (result.reason) {
    case 'empty':
      return { mistake: { pointer, code: 'required' } };
    case 'length':
      return { mistake: { pointer, code: 'length', values: { digits: result.digits } } };
    case 'checksum':
      return { mistake: { pointer, code: 'checksum' } };
  }
}
