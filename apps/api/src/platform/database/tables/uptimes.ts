import type { components } from '@biuro/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Optional, OptionalTimestamp, RequiredTimestamp, Timestamp } from './columns.ts';

type Schemas = components['schemas'];

export interface UptimesTable {
  id: string;
  user_id: string;
  company_id: string | null;
  settlement_id: string | null;
  start_date: RequiredTimestamp;
  /** Null while a settlement timer runs. */
  end_date: OptionalTimestamp;
  seconds: GeneratedAlways<number | null>;
  /** The day in Poland on which it began. */
  day: GeneratedAlways<string>;
  category: Schemas['UptimeCategory'];
  billable: Generated<boolean>;
  comment: Optional<string>;
  status: Generated<Schemas['UptimeStatus']>;
  /** Of a rejection. */
  reason: Optional<string>;
  source: Schemas['UptimeSource'];
  /** The start with which a timer was posted, whatever was corrected later. */
  timer_start: OptionalTimestamp;
  search_text: GeneratedAlways<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface UptimeMonthsTable {
  user_id: string;
  /** In Poland, for example 2026-03. */
  month: string;
  closed: boolean;
  closed_at: RequiredTimestamp;
  closed_by: Optional<string>;
  reopened_at: OptionalTimestamp;
  reopened_by: Optional<string>;
  reason: Optional<string>;
}

export interface UptimeTimersTable {
  user_id: string;
  started_at: RequiredTimestamp;
}

export interface UptimeTables {
  uptimes: UptimesTable;
  uptime_months: UptimeMonthsTable;
  uptime_timers: UptimeTimersTable;
}
