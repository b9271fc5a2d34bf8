/** What a backup holds: stands at its beginning, so that the tables can be made before their rows arrive. */
export interface Head {
  format: 1;
  made_at: string;
  postgres: string;
  /** Names the SECRET_KEY that PESELs, passports and authenticator secrets are sealed with; it says nothing about the key. */
  key: string;
  offices: OfficeShape[];
}

export interface OfficeShape {
  name: string;
  schema: string;
  /** Names, in the order in which they ran. */
  migrations: string[];
  tables: TableShape[];
}

export interface TableShape {
  name: string;
  /** Without those that the database computes. */
  columns: string[];
  /** SQL that puts the rows into an order that is the same in every database. */
  order: string;
}

/** What was written: stands at the end, and proves that nothing is missing. */
export interface Manifest {
  tables: TableSum[];
  files: FileSum[];
}

export interface TableSum {
  office: string;
  table: string;
  rows: number;
  bytes: number;
  /** Of the rows in PostgreSQL's text format, in the table's order. */
  sha256: string;
}

export interface FileSum {
  name: string;
  bytes: number;
  sha256: string;
}

export const HEAD = 'biuro.json';
export const MANIFEST = 'manifest.json';
/** The files that describe the offices. */
export const TENANTS = 'tenants';

export const partName = (office: string, table: string, part: number) =>
  `offices/${office}/${table}/${String(part).padStart(5, '0')}.copy`;

export const partOf = (name: string) =>
  /^offices\/(?<office>[^/]+)\/(?<table>[^/]+)\/(?<part>\d{5,})\.copy$/.exec(name)?.groups;
