import { addDays } from '@biuro/core/lib/date.ts';
import { fromGrosze, sumOf, toGrosze } from '@biuro/core/lib/money.ts';
import { formatNip, isNip } from '@biuro/core/poland/nip.ts';
import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import { periodParts, previousPeriod } from '@biuro/core/poland/period.ts';
import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { transferPeriod } from '@biuro/core/poland/transfer-period.ts';

/** What a synthetic transfer is; `truth` says which liability it has paid. */
export type TransferKind =
  | 'right'
  | 'typo'
  | 'wrong_account'
  | 'wrong_amount'
  | 'split'
  | 'joined'
  | 'other_period'
  | 'other_symbol'
  | 'other_payer'
  | 'other_statement'
  | 'returned'
  | 'confirmed'
  | 'foreign'
  | 'unrelated';

export interface SyntheticTransfer {
  kind: TransferKind;
  /** Id of the liability that it has paid in full; null where it has paid none. */
  truth: string | null;
  date: string;
  /** Outgoing amounts are negative. */
  amount: string;
  counterparty: string;
  account: string | null;
  title: string;
}

export interface SyntheticStatement {
  own: string;
  owner: string;
  currency: 'PLN' | 'EUR';
  transfers: SyntheticTransfer[];
}

export interface SyntheticLiability {
  id: string;
  kind: string;
  account: string;
  amount: string;
  paid_amount: null;
  period: string;
  transfer_period: string | null;
  transfer_symbol: string | null;
  title: string;
  company_id: string;
  vat_number: string;
  partner_vat_number: string | null;
  due_date: string;
  settled_on: string | null;
}

interface Company {
  id: string;
  nip: string;
  account: string;
  liabilities: SyntheticLiability[];
}

export interface SyntheticOffice {
  liabilities: SyntheticLiability[];
  /** Ids of companies by their accounts. */
  owners: Map<string, string[]>;
  statements: SyntheticStatement[];
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('');
  function one<T>(list: readonly T[]): T {
    const chosen = list[below(list.length)];
    if (chosen === undefined) throw new RangeError('nothing to choose from');
    return chosen;
  }
  return { next, below, digits, one };
}

type Random = ReturnType<typeof createRandom>;

const nrb = (bankAndAccount: string) => nrbCheckDigits(bankAndAccount) + bankAndAccount;

function nipOf(random: Random): string {
  for (;;) {
    const body = `5${random.digits(8)}`;
    const nip = Array.from({ length: 10 }, (_, last) => `${body}${last}`).find(isNip);
    if (nip !== undefined) return nip;
  }
}

const OFFICE_ACCOUNT = nrb('114020040000300201355387');
const FEES = ['369.00', '492.00', '615.00', '738.00', '984.00'] as const;
const MONTHS = ['styczeń', 'luty', 'marzec', 'kwiecień', 'maj', 'czerwiec'].concat([
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
]);

function createCompany(random: Random, id: string): Company {
  const nip = nipOf(random);
  const income = random.one([
    ['pit', 'PIT5'],
    ['pit', 'PIT5L'],
    ['lump_sum', 'PPE'],
    ['cit', 'CIT'],
  ] as const);
  const isQuarterly = random.next() < 0.2;
  const zusAccount = nrb(`60000002026${random.digits(3)}${nip}`);
  const zusAmount = fromGrosze(30_000 + random.below(300_000));
  const company: Company = { id, nip, account: nrb(`10502004${random.digits(16)}`), liabilities: [] };
  const partner = random.next() < 0.1 ? nipOf(random) : null;
  const zloty = () => `${100 + random.below(20_000)}.00`;
  const add = (kind: string, symbol: string | null, period: string, account: string, amount: string, due: string) => {
    const isSettled = period === '2026-09' && random.next() < 0.6;
    const about =
      symbol === null ? `${kind.toUpperCase()} ${writtenPeriod(period)}` : `${symbol} ${transferPeriod(period)}`;
    const payer = kind === income[0] && partner !== null ? partner : nip;
    company.liabilities.push({
      id: `${id}/${period}/${kind}`,
      kind,
      account,
      amount,
      paid_amount: null,
      period,
      transfer_period: symbol === null ? null : transferPeriod(period),
      transfer_symbol: symbol,
      title: `${about} NIP ${payer}`,
      company_id: id,
      vat_number: nip,
      partner_vat_number: payer === nip ? null : payer,
      due_date: due,
      settled_on: isSettled ? addDays('2026-11-02', random.below(5)) : null,
    });
  };
  const micro = taxAccountOfNip(nip) ?? '';
  const incomeAccount = taxAccountOfNip(partner ?? nip) ?? '';
  for (const [period, month] of [
    ['2026-09', '2026-10'],
    ['2026-10', '2026-11'],
  ] as const) {
    if (!isQuarterly) add('vat', 'VAT7', period, micro, zloty(), `${month}-25`);
    add(income[0], income[1], period, incomeAccount, zloty(), `${month}-20`);
    add('pit4', 'PIT4R', period, micro, zloty(), `${month}-20`);
    add(
      'zus',
      null,
      period,
      zusAccount,
      random.next() < 0.7 ? zusAmount : fromGrosze(31_000 + random.below(90_000)),
      `${month}-20`,
    );
    add('office', null, period, OFFICE_ACCOUNT, random.one(FEES), `${month}-14`);
  }
  if (isQuarterly) add('vat', 'VAT7K', '2026-Q3', micro, zloty(), '2026-10-26');
  return company;
}

function writtenPeriod(period: string): string {
  const { type, year, number } = periodParts(period);
  return type === 'month' ? `${String(number).padStart(2, '0')}/${year}` : `${number} kw. ${year}`;
}

const hyphened = (symbol: string) => symbol.replace(/^(VAT|PIT|CIT)(?=\d)/, '$1-');

interface Words {
  nip: string;
  symbol: string | null;
  kind: string;
  period: string;
}

/** Ways in which people and banks name a payment; each names payer, symbol and period, some of them or nothing. */
const FULL: ((words: Words) => string)[] = [
  ({ nip, symbol, kind, period }) =>
    symbol === null
      ? `${kind.toUpperCase()} ${writtenPeriod(period)} NIP ${formatNip(nip)}`
      : `/TI/N${nip}/OKR/${transferPeriod(period)}/SFP/${hyphened(symbol)}/TXT/`,
  ({ nip, symbol, kind, period }) => `${symbol ?? kind.toUpperCase()} ${transferPeriod(period)} NIP ${nip}`,
  ({ nip, symbol, kind, period }) =>
    `NIP PL${nip} ${hyphened(symbol ?? kind.toUpperCase())} za ${writtenPeriod(period)}`,
  ({ nip, symbol, kind, period }) => `${inWords(period)}, ${hyphened(symbol ?? kind)} ${formatNip(nip)}`,
];
const WITHOUT_PAYER: typeof FULL = [
  ({ symbol, kind, period }) => `${symbol ?? kind.toUpperCase()} ${transferPeriod(period)}`,
  ({ symbol, kind, period }) => `${hyphened(symbol ?? kind.toUpperCase())} za ${writtenPeriod(period)}`,
  ({ symbol, kind, period }) => `${hyphened(symbol ?? kind.toUpperCase())} ${inWords(period)}`,
];
const VAGUE: typeof FULL = [
  ({ symbol, kind }) => hyphened(symbol ?? kind),
  ({ period }) => `Za ${inWords(period)}`,
  () => 'Podatek i składki',
  () => 'Przelew z 15.11.2026',
];

function inWords(period: string): string {
  const { type, year, number } = periodParts(period);
  return type === 'month' ? `${MONTHS[number - 1]} ${year}` : `${['I', 'II', 'III', 'IV'][number - 1]} kwartał ${year}`;
}

const wordsOf = ({ kind, period, transfer_symbol, partner_vat_number, vat_number }: SyntheticLiability): Words => ({
  nip: partner_vat_number ?? vat_number,
  symbol: transfer_symbol,
  kind: kind === 'office' ? 'faktura' : kind,
  period,
});

/** Two letters changed places, or one is missing. */
function withTypo(random: Random, title: string): string {
  const at = 1 + random.below(Math.max(1, title.length - 2));
  const swapped = title.slice(0, at) + (title[at + 1] ?? '') + (title[at] ?? '') + title.slice(at + 2);
  return random.next() < 0.5 ? swapped : title.slice(0, at) + title.slice(at + 1);
}

const FORMS = ['VAT7', 'VAT7K', 'PIT5', 'PIT5L', 'PIT4R', 'PIT8AR', 'PPE', 'CIT', 'PIT36', 'CIT8'];
const COUNTERPARTIES: Partial<Record<string, string>> = {
  zus: 'ZAKŁAD UBEZPIECZEŃ SPOŁECZNYCH',
  office: 'BIURO RACHUNKOWE',
};

const KINDS: [TransferKind, number][] = [
  ['right', 45],
  ['typo', 9],
  ['wrong_account', 6],
  ['wrong_amount', 6],
  ['split', 5],
  ['joined', 5],
  ['other_period', 6],
  ['other_symbol', 6],
  ['other_payer', 5],
  ['other_statement', 4],
  ['returned', 5],
  ['foreign', 3],
];

function kindOf(random: Random): TransferKind {
  let left = random.below(KINDS.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [kind, weight] of KINDS) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'right';
}

/** An office with its statements of one month, which together have at least so many transfers. */
export function syntheticOffice(seed: number, transfers: number): SyntheticOffice {
  const random = createRandom(seed);
  const companies: Company[] = [];
  const statements: SyntheticStatement[] = [];
  for (let count = 0; count < transfers; ) {
    const company = createCompany(random, `company-${companies.length}`);
    const { made, ofOther } = statementsOf(random, company, companies.at(-1));
    const before = statements.findLast(({ own, currency }) => own === companies.at(-1)?.account && currency === 'PLN');
    if (before) before.transfers = byDate([...before.transfers, ...ofOther]);
    companies.push(company);
    statements.push(...made);
    count += [...ofOther, ...made.flatMap((statement) => statement.transfers)].length;
  }
  const owners = new Map(companies.map(({ account, id }) => [account, [id]]));
  return { liabilities: companies.flatMap(({ liabilities }) => liabilities), owners, statements };
}

const byDate = (list: SyntheticTransfer[]) => list.toSorted((one, next) => one.date.localeCompare(next.date));

/** `ofOther`: what has left the account of the other company. */
function statementsOf(random: Random, company: Company, other: Company | undefined) {
  const own: SyntheticTransfer[] = [];
  const foreign: SyntheticTransfer[] = [];
  const ofOther: SyntheticTransfer[] = [];
  const open = company.liabilities.filter(({ settled_on }) => settled_on === null);
  for (const [index, liability] of open.entries()) {
    const drawn = kindOf(random);
    // Everybody pays the office, so a transfer from the account of another company is that company's.
    const kind = drawn === 'other_statement' && (!other || liability.kind === 'office') ? 'right' : drawn;
    if (kind === 'foreign') foreign.push(...transfersOf(random, kind, liability));
    else if (kind === 'other_statement') ofOther.push(...transfersOf(random, kind, liability));
    else if (kind === 'joined') own.push(joined(random, liability, open[index + 1] ?? liability));
    else if (kind === 'other_payer') own.push(...transfersOf(random, kind, liability, other?.nip ?? nipOf(random)));
    else own.push(...transfersOf(random, kind, liability));
  }
  for (const settled of company.liabilities) {
    if (settled.settled_on === null || random.next() < 0.5) continue;
    const [transfer] = transfersOf(random, 'confirmed', settled);
    if (transfer) own.push({ ...transfer, truth: null, date: settled.settled_on });
  }
  for (let count = 2 + random.below(4); count > 0; count -= 1) own.push(unrelated(random));
  const statement = (list: SyntheticTransfer[], currency: 'PLN' | 'EUR'): SyntheticStatement => ({
    own: company.account,
    owner: company.id,
    currency,
    transfers: byDate(list),
  });
  const made = [statement(own, 'PLN'), statement(foreign, 'EUR')].filter((one) => one.transfers.length > 0);
  return { made, ofOther };
}

function unrelated(random: Random): SyntheticTransfer {
  const comesIn = random.next() < 0.5;
  const amount = fromGrosze(1_000 + random.below(900_000));
  return {
    kind: 'unrelated',
    truth: null,
    date: addDays('2026-11-02', random.below(26)),
    amount: comesIn ? amount : `-${amount}`,
    counterparty: comesIn ? 'ODBIORCA TOWARÓW' : 'WYNAJEM LOKALI',
    account: nrb(`10901014${random.digits(16)}`),
    title: comesIn ? `Faktura ${1 + random.below(400)}/11/2026` : 'Czynsz i media',
  };
}

function joined(random: Random, one: SyntheticLiability, next: SyntheticLiability): SyntheticTransfer {
  const title = `${random.one(WITHOUT_PAYER)(wordsOf(one))}, ${random.one(WITHOUT_PAYER)(wordsOf(next))}`;
  const amount = `-${one === next ? sumOf([one.amount, '1.00']) : sumOf([one.amount, next.amount])}`;
  return { ...transferOf(random, 'joined', one), truth: null, amount, title };
}

function transferOf(random: Random, kind: TransferKind, liability: SyntheticLiability): SyntheticTransfer {
  const ways = random.next() < 0.7 ? FULL : random.next() < 0.6 ? WITHOUT_PAYER : VAGUE;
  return {
    kind,
    truth: liability.id,
    date: addDays('2026-11-08', random.below(16)),
    amount: `-${liability.amount}`,
    counterparty: COUNTERPARTIES[liability.kind] ?? 'URZĄD SKARBOWY',
    account: liability.account,
    title: random.next() < 0.15 ? liability.title : random.one(ways)(wordsOf(liability)),
  };
}

function transfersOf(
  random: Random,
  kind: TransferKind,
  liability: SyntheticLiability,
  otherNip = '',
): SyntheticTransfer[] {
  const right = transferOf(random, kind, liability);
  const none = { ...right, truth: null };
  const words = wordsOf(liability);
  if (kind === 'typo') return [{ ...right, title: withTypo(random, right.title) }];
  if (kind === 'wrong_account') return [{ ...none, account: nrb(`10100071222${`2${nipOf(random)}`.padEnd(13, '0')}`) }];
  if (kind === 'wrong_amount')
    return [{ ...none, amount: `-${fromGrosze(toGrosze(liability.amount) + 100 * (1 + random.below(90)))}` }];
  if (kind === 'split') return halvesOf(none, liability.amount);
  if (kind === 'other_period') {
    const earlier = liability.period.includes('Q') ? '2026-Q2' : '2026-08';
    const period = random.next() < 0.5 ? earlier : previousPeriod(earlier);
    return [{ ...none, title: random.one([...FULL, ...WITHOUT_PAYER])({ ...words, period }) }];
  }
  if (kind === 'other_symbol') {
    const symbol = random.one(FORMS.filter((form) => form !== liability.transfer_symbol));
    return [{ ...none, title: random.one([...FULL, ...WITHOUT_PAYER])({ ...words, symbol }) }];
  }
  if (kind === 'other_payer') return [{ ...none, title: random.one(FULL)({ ...words, nip: otherNip }) }];
  if (kind === 'returned') return returnedAfter(random, right);
  return [kind === 'right' ? right : none];
}

function halvesOf(transfer: SyntheticTransfer, amount: string): SyntheticTransfer[] {
  const half = Math.floor(toGrosze(amount) / 2) - 50;
  return [half, toGrosze(amount) - half].map((part) => ({ ...transfer, amount: `-${fromGrosze(part)}` }));
}

/** Banks give money back with or without the account, under their own title or the same one; some payers pay again. */
function returnedAfter(random: Random, sent: SyntheticTransfer): SyntheticTransfer[] {
  const back = addDays(sent.date, random.below(3));
  const returned = {
    ...sent,
    truth: null,
    date: back,
    amount: sent.amount.replace('-', ''),
    account: random.next() < 0.5 ? null : sent.account,
    title: random.one([`ZWROT PRZELEWU ${sent.title}`, sent.title, 'Zwrot środków']),
  };
  const again = { ...sent, date: addDays(back, 1) };
  return [{ ...sent, truth: null }, returned, ...(random.next() < 0.4 ? [again] : [])];
}
