/** First entry of a backup, so that tables can be created before their rows arrive. */
export interface Head {
  /** 1: without contents of files, which were in the tables. */
  format: 1 | 2;
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
  /** Of each office that has a file store. */
  contents: ContentSum[];
  /** Of the offices themselves. */
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

/** Contents of the files that the rows of an office name, each once. */
export interface ContentSum {
  office: string;
  count: number;
  bytes: number;
  /** Of their names, each with a line feed, in order: a name is the SHA-256 of its content. */
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

export const contentName = (office: string, hash: string, part: number) =>
  `files/${office}/${hash}/${String(part).padStart(5, '0')}`;

export const contentPartOf = (name: string) =>
  /^files\/(?<office>[^/]+)\/(?<hash>[0-9a-f]{64})\/(?<part>\d{5,})$/.exec(name)?.groups;
