/** A transfer of a bank statement; what leaves the account is negative. */
export interface StatementLine {
  /** Line of the file, from 1. */
  line: number;
  date: string;
  amount: string;
  counterparty: string;
  /** 26 digits of the other side. */
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
  /** 26 digits of the account that the statement is of. */
  account: string | null;
  lines: StatementLine[];
  rejected: RejectedLine[];
}

/** Why a whole file cannot be used; each has its sentence in the messages. */
export type StatementFault = 'not_a_statement' | 'too_many_lines' | 'no_lines';

/** Of one file: a year of a busy company. */
export const MOST_LINES = 5_000;
