/** First entry of a backup, so that tables can be created before their rows arrive. */
export interface Head {
  format: 1;
  made_at: string;
  postgres: string;
  /**
   * Name of the SECRET_KEY that PESELs, passports and authenticator secrets are encrypted with; it reveals nothing
   * about the key.
   */
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
  /** Without generated columns. */
  columns: string[];
  /** SQL for an order of the rows that is the same in every database. */
  order: string;
}

/** Last entry of a backup: what was written, as a proof that nothing is missing. */
export interface Manifest {
  tables: TableSum[];
  files: FileSum[];
}

export interface TableSum {
  office: string;
  table: string;
  rows: number;
  bytes: number;
  /** Of the rows in PostgreSQL's text format, in the order of the table. */
  sha256: string;
}

export interface FileSum {
  name: string;
  bytes: number;
  sha256: string;
}

export const HEAD = 'biuro.json';
export const MANIFEST = 'manifest.json';
/** Tenant files. */
export const TENANTS = 'tenants';

export const partName = (office: string, table: string, part: number) =>
  `offices/${office}/${table}/${String(part).padStart(5, '0')}.copy`;

export const partOf = (name: string) =>
  /^offices\/(?<office>[^/]+)\/(?<table>[^/]+)\/(?<part>\d{5,})\.copy$/.exec(name)?.groups;
