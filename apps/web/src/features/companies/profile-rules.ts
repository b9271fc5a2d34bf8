import {
  type BooksForm,
  booksForms,
  type IncomePeriod,
  incomePeriods,
  type TaxationForm,
  taxationForms,
} from './profile-terms.ts';
import type { CompanyType } from './terms.ts';

const persons: TaxationForm[] = ['scale', 'linear', 'lump_sum', 'tax_card', 'exempt'];
const capital: TaxationForm[] = ['cit9', 'cit19', 'estonian_cit', 'exempt'];
const withoutProfit: TaxationForm[] = ['cit9', 'cit19', 'exempt'];

/** As the server judges them: the form does not offer what would be refused. */
const taxation: Record<CompanyType, TaxationForm[]> = {
  jdg: persons,
  sc: persons,
  sj: ['scale', 'linear', 'lump_sum', 'cit9', 'cit19', 'exempt'],
  sp: ['scale', 'linear', 'exempt'],
  sk: capital,
  ska: capital,
  zoo: capital,
  psa: capital,
  sa: capital,
  foundation: withoutProfit,
  association: withoutProfit,
  community: withoutProfit,
  farmer: persons,
  other: taxationForms,
};

const fullBooks: CompanyType[] = ['zoo', 'psa', 'sa', 'sk', 'ska'];
const simplifiedBooks: CompanyType[] = ['foundation', 'association', 'other'];
const outsideCourtRegister: CompanyType[] = ['jdg', 'sc', 'community', 'farmer'];
const partnerships: CompanyType[] = ['sc', 'sj', 'sp'];
const nobodysOwn: CompanyType[] = ['foundation', 'association', 'community'];

/** What the form asks of a company, by what is chosen in it; '' is not chosen yet. */
export interface Applicable {
  taxation: TaxationForm[];
  books: BooksForm[];
  incomePeriods: IncomePeriod[];
  krs: boolean;
  pesel: boolean;
  lumpRates: boolean;
  vatPeriod: boolean;
  zusScheme: boolean;
  zusUntil: boolean;
  payroll: boolean;
  /** Its partners are taxed, each alone. */
  partners: boolean;
}

interface Chosen {
  company_type: string;
  taxation_form: string;
  vat_status: string;
  zus_scheme: string;
  has_employees: boolean;
}

export function applicable(chosen: Chosen): Applicable {
  const { company_type, taxation_form, vat_status, zus_scheme, has_employees } = chosen;
  const type = typeOf(company_type);
  const zusScheme = !isOneOf(type, nobodysOwn);
  return {
    taxation: type ? taxation[type] : taxationForms,
    books: booksFor(type, taxation_form),
    incomePeriods: advancesFor(taxation_form),
    krs: type !== undefined && !isOneOf(type, outsideCourtRegister),
    pesel: type === 'jdg',
    lumpRates: taxation_form === 'lump_sum',
    vatPeriod: vat_status === 'active',
    zusScheme,
    zusUntil: zusScheme && ['start_relief', 'preferential', 'small_plus', 'holiday'].includes(zus_scheme),
    payroll: has_employees,
    partners: isOneOf(type, partnerships) && ['', 'scale', 'linear', 'lump_sum'].includes(taxation_form),
  };
}

function typeOf(text: string): CompanyType | undefined {
  // Looked up among the keys of the table.
  return Object.hasOwn(taxation, text) ? (text as CompanyType) : undefined;
}

function booksFor(type: CompanyType | undefined, form: string): BooksForm[] {
  if (isOneOf(type, fullBooks)) return ['full'];
  if (form === 'lump_sum') return ['revenue_register'];
  const perhaps = form === '' ? booksForms : booksForms.filter((books) => books !== 'revenue_register');
  const paysCit = form.includes('cit') || (type !== undefined && !taxation[type].includes('scale'));
  return perhaps.filter((books) => {
    if (books === 'kpir') return !paysCit;
    return books !== 'simplified_ngo' || type === undefined || isOneOf(type, simplifiedBooks);
  });
}

/** A tax card, an exemption and Estonian CIT know no advances; simplified ones are those of the scale, of flat tax and of CIT. */
function advancesFor(form: string): IncomePeriod[] {
  if (form === 'tax_card' || form === 'exempt' || form === 'estonian_cit') return [];
  const simplified = ['', 'scale', 'linear', 'cit9', 'cit19'].includes(form);
  return incomePeriods.filter((period) => period !== 'simplified' || simplified);
}

function isOneOf(type: CompanyType | undefined, types: CompanyType[]): boolean {
  return types.some((one) => one === type);
}
