import { daysBetween } from '@biuro/core/lib/date.ts';
import { differenceOf } from '@biuro/core/lib/money.ts';
import { lastDayOf } from '@biuro/core/poland/period.ts';
import { payerOfTaxAccount } from '@biuro/core/poland/tax-account.ts';
import { isZusAccount } from '@biuro/core/poland/zus-account.ts';
import type { StatementLine } from './line.ts';
import { findReturned } from './returned.ts';
import { comparePeriod, type NamedPeriod, readTitle, symbolsOf, type TransferTitle } from './title.ts';

/** A liability that may have been paid, or that a transfer has paid already. */
export interface Candidate {
  id: string;
  kind: string;
  account: string | null;
  amount: string;
  paid_amount: string | null;
  period: string;
  transfer_period: string | null;
  transfer_symbol: string | null;
  title: string | null;
  company_id: string;
  vat_number: string;
  /** NIP of the partner whose liability it is. */
  partner_vat_number: string | null;
  due_date: string;
  /** The day of the payment that is confirmed; null as long as it is open. */
  settled_on: string | null;
}

/** Companies by the accounts that they have. */
export type AccountOwners = Map<string, string[]>;

export type Reason = 'account' | 'amount' | 'title' | 'period';
export type Contradiction =
  | Exclude<Reason, 'title'>
  | 'symbol'
  | 'payer'
  | 'payer_account'
  | 'unknown_payer'
  | 'early'
  | 'returned'
  | 'rival'
  | 'twice';
export type Certainty = 'certain' | 'likely' | 'none';

export interface Proposal {
  line: StatementLine;
  candidate: Candidate | undefined;
  certainty: Certainty;
  reasons: Reason[];
  /** Why a likely one is not certain. */
  contradictions: Contradiction[];
}

interface Pair {
  line: StatementLine;
  candidate: Candidate;
  reasons: Reason[];
  /** What speaks against the pair although account and amount may agree. */
  contradictions: Contradiction[];
  /** Days between the transfer and the due date: the nearer candidate wins. */
  distance: number;
}

/**
 * Proposes which transfer paid which liability. Certain: account and amount agree, nothing contradicts, and no other
 * liability fits as well. Likely: the same with a contradiction, the account with the period or the title, or the
 * amount with both. Each liability is proposed once, for the best line.
 */
export function matchLines(lines: StatementLine[], candidates: Candidate[], owners: AccountOwners): Proposal[] {
  const search = createSearch(candidates);
  const returned = findReturned(lines);
  const payer = payerOfFile(lines, candidates);
  const pairs = lines.flatMap((line) => {
    const title = readTitle(line.title);
    const account = payerAccountOf(line);
    const payers = account === null ? payer : (owners.get(account) ?? []);
    const transfer = { line, title, payers, isReturned: returned.has(line) };
    return search(line).flatMap((candidate) => pairOf(transfer, candidate) ?? []);
  });
  const chosen = choosePairs(pairs);
  const byLine = Map.groupBy(pairs, ({ line }) => line);
  const byCandidate = Map.groupBy(pairs, ({ candidate }) => candidate);
  return lines.map((line) => {
    const pair = chosen.get(line);
    if (!pair || pair.candidate.settled_on !== null)
      return { line, candidate: undefined, certainty: 'none', reasons: [], contradictions: [] };
    const asGood = (other: Pair) => other !== pair && fits(other) && weightOf(other) >= weightOf(pair);
    const isRival = (byLine.get(line) ?? []).some(asGood);
    const isTwice =
      !pair.reasons.includes('period') &&
      (byCandidate.get(pair.candidate) ?? []).some((other) => asGood(other) && !chosen.has(other.line));
    const contradictions: Contradiction[] = [
      ...missing(pair),
      ...pair.contradictions,
      ...(fits(pair) && isRival ? ['rival' as const] : []),
      ...(fits(pair) && isTwice ? ['twice' as const] : []),
    ];
    const certainty = fits(pair) && contradictions.length === 0 ? 'certain' : 'likely';
    return { line, candidate: pair.candidate, certainty, reasons: pair.reasons, contradictions };
  });
}

const WEIGHTS: Record<Reason, number> = { account: 8, amount: 4, period: 2, title: 1 };
const weightOf = ({ reasons }: Pair) => reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);

const agree = ({ reasons }: Pair) => reasons.includes('account') && reasons.includes('amount');
const fits = (pair: Pair) => agree(pair) && pair.contradictions.length === 0;

function choosePairs(pairs: Pair[]): Map<StatementLine, Pair> {
  const contradicted = ({ contradictions }: Pair) => Number(contradictions.length > 0);
  const best = pairs.toSorted(
    (one, other) =>
      contradicted(one) - contradicted(other) || weightOf(other) - weightOf(one) || one.distance - other.distance,
  );
  const chosen = new Map<StatementLine, Pair>();
  const taken = new Set<Candidate>();
  for (const pair of best) {
    if (chosen.has(pair.line) || taken.has(pair.candidate)) continue;
    chosen.set(pair.line, pair);
    taken.add(pair.candidate);
  }
  return chosen;
}

type Search = (line: StatementLine) => Candidate[];

/** Looks up candidates by account or amount; others cannot match a line. */
function createSearch(candidates: Candidate[]): Search {
  const byAccount = Map.groupBy(candidates, ({ account }) => account);
  const byAmount = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    for (const amount of amountsOf(candidate)) byAmount.set(amount, [...(byAmount.get(amount) ?? []), candidate]);
  return (line) => {
    const payee = payeeOf(line);
    const ofAccount = payee === null ? [] : (byAccount.get(payee) ?? []);
    return [...new Set([...ofAccount, ...(byAmount.get(line.amount.replace('-', '')) ?? [])])];
  };
}

interface Transfer {
  line: StatementLine;
  title: TransferTitle;
  /** Companies whose account the money came from. */
  payers: string[];
  isReturned: boolean;
}

/** What a title names when it is about this liability. */
interface Identity {
  title: TransferTitle;
  symbols: string[];
  payers: (string | null | undefined)[];
  /** Everybody pays to the same account of the office or of a municipality; other accounts tell who has paid. */
  isShared: boolean;
  /** The last day of its period, where it is due after that day. */
  ends: string | undefined;
}

const identities = new WeakMap<Candidate, Identity>();

function identityOf(candidate: Candidate): Identity {
  const known = identities.get(candidate);
  if (known) return known;
  const title = readTitle(candidate.title ?? '');
  const { account, vat_number, partner_vat_number, period, due_date } = candidate;
  const ends = lastDayOf(period);
  const taxPayer = payerOfTaxAccount(account ?? '');
  const identity = {
    title,
    symbols: [...symbolsOf(candidate), ...title.symbols],
    payers: [vat_number, partner_vat_number, taxPayer?.number, ...title.payers],
    isShared: account !== null && isSharedAccount(account),
    ends: due_date > ends ? ends : undefined,
  };
  identities.set(candidate, identity);
  return identity;
}

const isSharedAccount = (account: string) => payerOfTaxAccount(account) === undefined && !isZusAccount(account);

/**
 * Whose statement it is where the file does not name its account: the company to whose accounts for taxes and
 * contributions most of the transfers went. Somebody else's where two have as many.
 */
function payerOfFile(lines: StatementLine[], candidates: Candidate[]): string[] {
  const companies = new Map(candidates.map(({ account, company_id }) => [account, company_id]));
  const paid = lines.flatMap(({ own_account, account }) =>
    own_account === null && account !== null && !isSharedAccount(account) ? (companies.get(account) ?? []) : [],
  );
  const counts = [...Map.groupBy(paid, (company) => company)].map(([company, all]) => ({ company, n: all.length }));
  const [first, second] = counts.toSorted((one, other) => other.n - one.n);
  if (!first) return [];
  return second?.n === first.n ? ['several companies'] : [first.company];
}

function pairOf(transfer: Transfer, candidate: Candidate): Pair | undefined {
  const { line } = transfer;
  const basics = basicsOf(line, candidate);
  if (basics.length === 0) return undefined;
  const identity = identityOf(candidate);
  const reasons = [...basics, ...namedOf(transfer.title, candidate, identity)];
  if (!isEnough(reasons, false)) return undefined;
  const contradictions = contradictionsOf(transfer, candidate, identity);
  if (!isEnough(reasons, contradictions.length > 0)) return undefined;
  const distance = Math.abs(daysBetween(candidate.settled_on ?? candidate.due_date, line.date));
  // Another payment of the same amount, long ago, is not this transfer.
  if (candidate.settled_on !== null && distance > 10) return undefined;
  return { line, candidate, reasons, contradictions, distance };
}

function isEnough(reasons: Reason[], contradicted: boolean): boolean {
  const has = (reason: Reason) => reasons.includes(reason);
  if (has('account') && has('amount')) return true;
  if (contradicted) return false;
  return has('account') ? has('period') || has('title') : has('amount') && has('period') && has('title');
}

const comesIn = ({ amount }: StatementLine) => !amount.startsWith('-');
const payeeOf = (line: StatementLine) => (comesIn(line) ? line.own_account : line.account);
const payerAccountOf = (line: StatementLine) => (comesIn(line) ? line.account : line.own_account);

function basicsOf(line: StatementLine, candidate: Candidate): Reason[] {
  const payee = payeeOf(line);
  // An incoming transfer can only pay an invoice of the office to this account.
  if (comesIn(line) && (candidate.kind !== 'office' || candidate.account !== payee)) return [];
  return [
    ...(payee !== null && payee === candidate.account ? ['account' as const] : []),
    ...(amountsOf(candidate).includes(line.amount.replace('-', '')) ? ['amount' as const] : []),
  ];
}

/** The full amount, and the rest after a partial payment. */
const amountsOf = ({ amount, paid_amount }: Candidate) =>
  paid_amount === null ? [amount] : [amount, differenceOf(amount, paid_amount)];

function namedOf({ text, periods, symbols, payers }: TransferTitle, candidate: Candidate, own: Identity): Reason[] {
  const [symbol] = candidate.transfer_symbol === null ? [] : own.symbols;
  const namesTitle =
    namesWhole(text, own) ||
    payers.includes(candidate.vat_number) ||
    (symbol !== undefined && symbols.includes(symbol));
  return [
    ...(namesTitle ? ['title' as const] : []),
    ...(periods.some((named) => comparePeriod(named, candidate.period) === 'same') ? ['period' as const] : []),
  ];
}

const namesWhole = (text: string, { title }: Identity) => title.text.length > 3 && text.includes(title.text);

function contradictionsOf(
  { line, title, payers, isReturned }: Transfer,
  candidate: Candidate,
  own: Identity,
): Contradiction[] {
  const isOtherPeriod = (named: NamedPeriod) =>
    comparePeriod(named, candidate.period) === 'other' && !own.title.periods.some((known) => isSame(known, named));
  const isOwn = payers.includes(candidate.company_id);
  const namesPayer = title.payers.some((payer) => own.payers.includes(payer)) || namesWhole(title.text, own);
  return [
    ...(title.periods.some(isOtherPeriod) ? ['period' as const] : []),
    ...(title.symbols.some((symbol) => !own.symbols.includes(symbol)) ? ['symbol' as const] : []),
    ...(title.payers.some((payer) => !own.payers.includes(payer)) ? ['payer' as const] : []),
    ...(payers.length > 0 && !isOwn ? ['payer_account' as const] : []),
    ...(own.isShared && !isOwn && !namesPayer ? ['unknown_payer' as const] : []),
    // What is due after its period is not paid before it ends: such a transfer paid the one before.
    ...(own.ends !== undefined && line.date < own.ends ? ['early' as const] : []),
    ...(isReturned ? ['returned' as const] : []),
  ];
}

const isSame = (one: NamedPeriod, other: NamedPeriod) =>
  one.type === other.type && one.number === other.number && one.year === other.year;

function missing({ line, candidate, reasons }: Pair): Contradiction[] {
  const payee = payeeOf(line);
  return [
    ...(payee !== null && !reasons.includes('account') && candidate.account !== null ? ['account' as const] : []),
    ...(reasons.includes('amount') ? [] : ['amount' as const]),
  ];
}
