import { parseNip } from '@biuro/core/poland/nip.ts';
import type { Mistake } from '#platform/http/problem.ts';

/** The ten digits, or what is wrong with the text at `pointer`. */
export type ReadNip = { digits: string; mistake?: undefined } | { digits?: undefined; mistake: Mistake };

export function readNip(text: string, pointer: string): ReadNip {
  const result = parseNip(text);
  if (result.valid) return { digits: result.nip };
  switch (result.reason) {
    case 'empty':
      return { mistake: { pointer, code: 'required' } };
    case 'length':
      return { mistake: { pointer, code: 'length', values: { digits: result.digits } } };
    case 'checksum':
      return { mistake: { pointer, code: 'checksum' } };
  }
}
