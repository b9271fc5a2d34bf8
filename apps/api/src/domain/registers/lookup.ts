import type { components } from '@biuro/contract';
import type { RegisterSettings } from '#platform/process/environment.ts';
import { companyTypeOf } from './company-type.ts';
import { createGus } from './gus.ts';
import type { Unit } from './gus-unit.ts';
import { readAddress } from './register-address.ts';
import type { RegisterAnswer } from './register-answer.ts';
import { createResponseCache } from './response-cache.ts';
import { shortNameOf } from './short-name.ts';
import { createWhiteList } from './white-list.ts';
import type { Taxpayer } from './white-list-taxpayer.ts';

/** A company in the public registers; unknown fields are null. At most a hundred accounts. */
export type FoundCompany = Omit<components['schemas']['Lookup'], 'nip' | 'invented' | 'sources'>;

type ContractSource = components['schemas']['Lookup']['sources'][number];

export interface Source extends Omit<ContractSource, 'asked_at'> {
  asked_at: Date;
  /** For the log: why the register did not answer. */
  reason?: string;
}

export interface Lookup {
  /**
   * Asks every register at the same time and merges the answers. Does not fail when a register does: `sources` has the
   * outcome of each. `office`: answers are cached per office. `nip`: ten digits; throws a TypeError for anything else.
   */
  lookUpCompany(office: string, nip: string): Promise<{ found: FoundCompany; sources: [Source, Source] }>;
  /** Closes the session with REGON. */
  close(): Promise<void>;
}

const ACCOUNTS = 100;

export function createLookup({ patience, whiteList, gus }: RegisterSettings, now: () => number = Date.now): Lookup {
  const list = whiteList && createWhiteList(whiteList, { patience, now });
  const register = gus && createGus(gus, { patience, now });
  const taxpayers = createResponseCache<Taxpayer>(now);
  const units = createResponseCache<Unit>(now);
  return {
    async lookUpCompany(office, nip) {
      const subject = `${office} ${nip}`;
      const [taxpayer, unit] = await Promise.all([
        list && taxpayers.get(subject, () => list.find(nip)),
        register && units.get(subject, () => register.find(nip)),
      ]);
      return {
        found: join(foundIn(taxpayer), foundIn(unit)),
        sources: [sourceOf('white_list', taxpayer, now), sourceOf('gus', unit, now)],
      };
    },
    close: async () => register?.close(),
  };
}

const foundIn = <T>(answer: RegisterAnswer<T> | undefined) => (answer?.outcome === 'found' ? answer.found : undefined);

function sourceOf(
  register: Source['register'],
  answer: RegisterAnswer<unknown> | undefined,
  now: () => number,
): Source {
  if (!answer) return { register, outcome: 'off', request_id: null, asked_at: new Date(now()) };
  const { outcome, at } = answer;
  const source = { register, outcome, asked_at: at };
  return 'reason' in answer
    ? { ...source, request_id: null, reason: answer.reason }
    : { ...source, request_id: answer.proof?.requestId ?? null };
}

/** REGON knows the trade name and the parts of the address, the white list what concerns VAT. */
function join(taxpayer: Taxpayer | undefined, unit: Unit | undefined): FoundCompany {
  const name = unit?.name ?? taxpayer?.name;
  const address = unit?.address ?? (taxpayer?.address ? readAddress(taxpayer.address) : undefined);
  return {
    name: name ?? null,
    short_name: (name && shortNameOf(name)) ?? null,
    company_type: companyTypeOf(name, unit) ?? null,
    regon: unit?.regon ?? taxpayer?.regon ?? null,
    krs: taxpayer?.krs ?? unit?.legalForm?.krs ?? null,
    vat_status: taxpayer?.vatStatus ?? null,
    street: address?.street ?? null,
    building: address?.building ?? null,
    flat: address?.flat ?? null,
    postal_code: address?.postal_code ?? null,
    city: address?.city ?? null,
    accounts: taxpayer?.accounts.slice(0, ACCOUNTS) ?? [],
  };
}
