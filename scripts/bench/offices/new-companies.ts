import { randomUUID } from 'node:crypto';
import { isNip } from '@biuro/core/poland/nip.ts';
import { conversations, type Side } from '../load/conversations.ts';

/** Adds companies with unused NIPs as the portal does, with an Idempotency-Key. Resolves with the companies in a second. */
export function createInTurn(): (side: Side) => Promise<number> {
  const nips = freeNips();
  return ({ port, prefix, host, headers }) =>
    conversations(port, async (ask) => {
      const vat_number = nips.next().value;
      const body = {
        name: `Nowa firma ${vat_number}`,
        company_type: 'jdg',
        vat_number,
        city: 'Łódź',
        email: `f${vat_number}@firmy.example`,
        phone: '+48 600 000 000',
      };
      const call = { method: 'POST', path: `${prefix}/companies`, host, body } as const;
      await ask({ ...call, headers: { ...headers, 'Idempotency-Key': randomUUID() } });
    });
}

/** Without end, and none of those that an office was filled with. */
function* freeNips(): Generator<string, never> {
  for (let number = 1_000_000_000; ; number++) if (isNip(String(number))) yield String(number);
}
