import { combineFeatures } from '#platform/feature.ts';
import auth from '../features/auth/feature.ts';
import calendar from '../features/calendar/feature.ts';
import companies from '../features/companies/feature.ts';
import config from '../features/config/feature.ts';
import declarations from '../features/declarations/feature.ts';
import documents from '../features/documents/feature.ts';
import employees from '../features/employees/feature.ts';
import home from '../features/home/feature.ts';
import jobs from '../features/jobs/feature.ts';
import liabilities from '../features/liabilities/feature.ts';
import reports from '../features/reports/feature.ts';
import tasks from '../features/tasks/feature.ts';
import uploads from '../features/uploads/feature.ts';
import uptimes from '../features/uptimes/feature.ts';
import users from '../features/users/feature.ts';

/** All features of the server; for their order see `combineFeatures`. */
export const features = combineFeatures([
  config,
  auth,
  users,
  companies,
  employees,
  tasks,
  liabilities,
  declarations,
  documents,
  jobs,
  uploads,
  uptimes,
  calendar,
  home,
  reports,
]);
