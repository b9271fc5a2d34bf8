import { createInventedLookup } from '#domain/registers/invented.ts';
import { createLookup, type Source } from '#domain/registers/lookup.ts';
import { createRateLimits } from '#platform/access/rate-limits.ts';
import type { FeatureServices } from '#platform/feature.ts';
import { readNip } from '#platform/formats/nip.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';

/** Registers limit the requests of the whole server: no single user may use them up. */
const PER_PERSON = { name: 'companies looked up by person', hits: 60, seconds: 3_600 };

export function createLookupHandlers({
  environment,
  onClose,
}: Pick<FeatureServices, 'environment' | 'onClose'>): Pick<Handlers, 'lookUpCompany'> {
  const limits = createRateLimits(environment.rateLimits);
  const { registers } = environment;
  const invented = registers.invented === true;
  const { lookUpCompany, close } = invented ? createInventedLookup() : createLookup(registers);
  onClose(close);
  return {
    async lookUpCompany({ query }, { db, tenant, caller, log }) {
      const { digits: nip, mistake } = readNip(query.nip, '/nip');
      if (mistake) throw invalid(mistake);
      await limits.take(db, PER_PERSON, caller.id);
      const { found, sources } = await lookUpCompany(tenant.name, nip);
      const silent = sources.filter(({ reason }) => reason !== undefined);
      if (silent.length > 0) log.warn({ silent }, 'public registers did not answer');
      return { status: 200, body: { data: { nip, ...found, invented, sources: sources.map(shown) } } };
    },
  };
}

const shown = ({ register, outcome, request_id, asked_at }: Source) => ({ register, outcome, request_id, asked_at });
