import { INVENTED_COMPANIES, type InventedCompany } from '@biuro/core/poland/invented-companies.ts';
import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import type { FoundCompany, Lookup, Source } from './lookup.ts';
import { assertNip } from './register-numbers.ts';
import { shortNameOf } from './short-name.ts';

type Nip = (typeof INVENTED_COMPANIES)[number]['nip'];
type Details = Pick<
  FoundCompany,
  'company_type' | 'regon' | 'krs' | 'vat_status' | 'street' | 'building' | 'postal_code' | 'city'
>;

const DETAILS: Record<Nip, Details> = {
  '9909900018': {
    company_type: 'jdg',
    regon: '000009018',
    krs: null,
    vat_status: 'exempt',
    street: 'ul. Drożdżowa',
    building: '3',
    postal_code: '00-000',
    city: 'Wymyślin',
  },
  '9909900024': {
    company_type: 'zoo',
    regon: '000009024',
    krs: '0000009001',
    vat_status: 'active',
    street: 'ul. Portowa',
    building: '12',
    postal_code: '00-000',
    city: 'Zmyślone Wybrzeże',
  },
  '9909900030': {
    company_type: 'sc',
    regon: '000009030',
    krs: null,
    vat_status: 'active',
    street: 'ul. Dębowa',
    building: '7A',
    postal_code: '00-000',
    city: 'Wymyślin',
  },
  '9909900047': {
    company_type: 'sj',
    regon: '000009047',
    krs: '0000009002',
    vat_status: 'active',
    street: 'ul. Kolorowa',
    building: '1',
    postal_code: '00-000',
    city: 'Nibylandia',
  },
  '9909900053': {
    company_type: 'foundation',
    regon: '000009053',
    krs: '0000009003',
    vat_status: 'unregistered',
    street: 'pl. Wiatrów',
    building: '4',
    postal_code: '00-000',
    city: 'Nibylandia',
  },
};

/** Registers of companies that do not exist, so that the demo can be tried: nobody outside is asked. */
export function createInventedLookup(now: () => number = Date.now): Lookup {
  return {
    async lookUpCompany(_office, nip) {
      assertNip(nip);
      const company = INVENTED_COMPANIES.find((one) => one.nip === nip);
      const outcome = company ? ('found' as const) : ('not_found' as const);
      const source = (register: Source['register']): Source => ({
        register,
        outcome,
        request_id: null,
        asked_at: new Date(now()),
      });
      return { found: company ? known(company) : NOTHING, sources: [source('white_list'), source('gus')] };
    },
    close: async () => {},
  };
}

function known({ nip, name }: InventedCompany & { nip: Nip }): FoundCompany {
  const details = DETAILS[nip];
  const account = `10901014${nip.padStart(16, '0')}`;
  const accounts = details.vat_status === 'active' ? [nrbCheckDigits(account) + account] : [];
  return { ...details, name, short_name: shortNameOf(name) ?? null, flat: null, accounts };
}

const NOTHING: FoundCompany = {
  name: null,
  short_name: null,
  company_type: null,
  regon: null,
  krs: null,
  vat_status: null,
  street: null,
  building: null,
  flat: null,
  postal_code: null,
  city: null,
  accounts: [],
};
