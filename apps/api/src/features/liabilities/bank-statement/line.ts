/** A transfer on a bank statement; outgoing amounts are negative. */
export interface StatementLine {
  /** Line of the file, from 1. */
  line: number;
  date: string;
  amount: string;
  counterparty: string;
  /** Account of the statement that the transfer left or reached, 26 digits; a file may have several. */
  own_account: string | null;
  /** Account of the other party, 26 digits. */
  account: string | null;
  title: string;
}

/** A line that could not be read. */
export interface RejectedLine {
  line: number;
  reason: 'date' | 'amount' | 'currency' | 'not_executed';
}

export interface Statement {
  format: 'mt940' | 'csv';
  /** The first account of the statement, 26 digits. */
  account: string | null;
  lines: StatementLine[];
  rejected: RejectedLine[];
}

/** Why a file cannot be used; each has a message. */
export type StatementFault = 'not_a_statement' | 'too_many_lines' | 'too_long_text' | 'no_lines' | 'too_large';

/** Characters of a name or title: more than any bank writes, and less than what a quote that is never closed makes of the rest of a file. */
export const LONGEST_TEXT = 2_000;

/** Limit per file: a year of a busy company. */
export const MOST_LINES = 5_000;
