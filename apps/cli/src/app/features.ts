import type { Feature } from '#terminal/feature.ts';
import api from '../features/api/feature.ts';
import calendar from '../features/calendar/feature.ts';
import companies from '../features/companies/feature.ts';
import config from '../features/config/feature.ts';
import declarations from '../features/declarations/feature.ts';
import documents from '../features/documents/feature.ts';
import employees from '../features/employees/feature.ts';
import flow from '../features/flow/feature.ts';
import inspect from '../features/inspect/feature.ts';
import jobs from '../features/jobs/feature.ts';
import liabilities from '../features/liabilities/feature.ts';
import navigation from '../features/navigation/feature.ts';
import reports from '../features/reports/feature.ts';
import session from '../features/session/feature.ts';
import tasks from '../features/tasks/feature.ts';
import uptimes from '../features/uptimes/feature.ts';
import users from '../features/users/feature.ts';

/** Every feature of the program, in the order of its help. */
export const features: Feature[] = [
  session,
  navigation,
  config,
  companies,
  employees,
  tasks,
  documents,
  liabilities,
  declarations,
  calendar,
  uptimes,
  reports,
  jobs,
  users,
  api,
  flow,
  inspect,
];
