import type { AccountTables } from './tables/accounts.ts';
import type { CompanyTables } from './tables/companies.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { EmployeeTables } from './tables/employees.ts';
import type { FileTables } from './tables/files.ts';
import type { OperationTables } from './tables/operations.ts';
import type { SettlementTables } from './tables/settlements.ts';
import type { UptimeTables } from './tables/uptimes.ts';

/** What the numbered migrations make in the schema of each tenant; `tables.test.ts` compares every column. */
export interface Tables
  extends AccountTables,
    CompanyTables,
    EmployeeTables,
    SettlementTables,
    UptimeTables,
    FileTables,
    DocumentTables,
    OperationTables {}
