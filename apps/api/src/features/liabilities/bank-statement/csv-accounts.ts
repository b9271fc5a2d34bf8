import { payerOfTaxAccount } from '@biuro/core/poland/tax-account.ts';
import { isZusAccount } from '@biuro/core/poland/zus-account.ts';
import { findAccounts } from './text.ts';

/** Whose account a column has; `unnamed` where the heading says only that it is one. */
export type AccountColumn = 'own' | 'other' | 'payer' | 'payee' | 'unnamed';
/** Indexes of columns. */
export type AccountColumns = Record<AccountColumn, number[]>;

interface Row {
  cells: string[];
  /** Money goes out. */
  leaves: boolean;
  counterparty: string;
}

export interface RowAccounts {
  own: string | null;
  other: string | null;
}

/**
 * The account of the statement and that of the other party in each line: by the headings, by what stands above them
 * (`before`), and by which account is the same in every line. Where neither tells, the other party has none.
 */
export function chooseAccounts(rows: Row[], columns: AccountColumns, before: string[]): RowAccounts[] {
  const found = rows.map((row) => ({ ...row, accounts: row.cells.map(findAccounts) }));
  const common = before.length === 0 ? inEveryRow(found) : before.length === 1 ? before[0] : undefined;
  return found.map(({ leaves, accounts }) => {
    const at = (indexes: number[]) => indexes.flatMap((index) => accounts[index] ?? []);
    const hasBothSides = columns.payer.length > 0 && columns.payee.length > 0;
    const ownSide = hasBothSides ? at(leaves ? columns.payer : columns.payee) : [];
    const own = at(columns.own)[0] ?? ownSide[0] ?? common ?? null;
    const isOther = (account: string) => account !== own && !before.includes(account);
    const named = at([...columns.other, ...(leaves ? columns.payee : columns.payer)]).find(isOther);
    if (named !== undefined) return { own, other: named };
    const namedColumns = new Set([...columns.own, ...columns.payer, ...columns.payee]);
    const unnamed = [...new Set(accounts.filter((_, index) => !namedColumns.has(index)).flat())].filter(isOther);
    // Without the own account, one of several may be it.
    const isClear = own !== null || before.length > 0 || unnamed.length === 1;
    return { own, other: (isClear && (at(columns.unnamed).find(isOther) ?? unnamed[0])) || null };
  });
}

/** An account in every line is the own one where lines have another one besides, or different counterparties. */
function inEveryRow(rows: { accounts: string[][]; counterparty: string }[]): string | undefined {
  if (rows.length < 2) return undefined;
  const [first = [], ...others] = rows.map(({ accounts }) => [...new Set(accounts.flat())]);
  const everywhere = first.filter((account) => !isOfAuthority(account) && others.every((row) => row.includes(account)));
  const [common] = everywhere;
  if (common === undefined || everywhere.length > 1) return undefined;
  const hasMore = [first, ...others].some((accounts) => accounts.length > 1);
  return hasMore || new Set(rows.map(({ counterparty }) => counterparty)).size > 1 ? common : undefined;
}

const isOfAuthority = (account: string) => payerOfTaxAccount(account) !== undefined || isZusAccount(account);
