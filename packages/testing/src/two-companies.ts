import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Connection } from './database-address.ts';
import { PROGRAMS, root } from './root.ts';

/** One of everything that a company has, by what it is, and the company itself; the token is that of its client's calendar. */
export type Records = Record<string, string>;

export interface TwoCompanies {
  /** Of the company of a@two.example. */
  a: Records;
  /** Of the company of b@two.example, whose texts all say SECRET-B. */
  b: Records;
}

export interface NewOffice {
  connection: Connection;
  office: string;
  secretKey: string;
}

/** Makes the schema of an office and its two companies, each with one of everything. */
export async function fillTwoCompanies(office: NewOffice): Promise<TwoCompanies> {
  const args = [PROGRAMS.twoCompanies, JSON.stringify(office)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout) as TwoCompanies; // written by that program
}
