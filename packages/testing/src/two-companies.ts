import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Connection } from './database-address.ts';
import { PROGRAMS, root } from './root.ts';

/** Ids of the company and of one record of each kind that it has, by kind; `token` is that of its client's calendar. */
export type Records = Record<string, string>;

export interface TwoCompanies {
  /** The company of a@two.example. */
  a: Records;
  /** The company of b@two.example, whose texts all contain SECRET-B. */
  b: Records;
}

export interface NewOffice {
  connection: Connection;
  office: string;
  secretKey: string;
  /** Where the server that serves the office keeps its files. */
  dataDir: string;
}

/** Creates the schema of an office with two companies that have one record of each kind. */
export async function fillTwoCompanies(office: NewOffice): Promise<TwoCompanies> {
  const args = [PROGRAMS.twoCompanies, JSON.stringify(office)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout) as TwoCompanies; // written by that program
}
