/** A transfer on a bank statement; outgoing amounts are negative. */
export interface StatementLine {
  /** Line of the file, from 1. */
  line: number;
  date: string;
  amount: string;
  counterparty: string;
  /** Account of the other party, 26 digits. */
  account: string | null;
  title: string;
}

/** A line that could not be read. */
export interface RejectedLine {
  line: number;
  reason: 'date' | 'amount' | 'currency';
}

export interface Statement {
  format: 'mt940' | 'csv';
  /** The account of the statement, 26 digits. */
  account: string | null;
  lines: StatementLine[];
  rejected: RejectedLine[];
}

/** Why a file cannot be used; each has a message. */
export type StatementFault = 'not_a_statement' | 'too_many_lines' | 'no_lines';

/** Limit per file: a year of a busy company. */
export const MOST_LINES = 5_000;
