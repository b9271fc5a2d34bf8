import { listFeatures } from '#services/feature/feature.ts';
import account from '../features/account/feature.ts';
import companies from '../features/companies/feature.ts';
import declarations from '../features/declarations/feature.ts';
import dev from '../features/dev/feature.ts';
import documents from '../features/documents/feature.ts';
import employees from '../features/employees/feature.ts';
import home from '../features/home/feature.ts';
import liabilities from '../features/liabilities/feature.ts';
import login from '../features/login/feature.ts';
import profile from '../features/profile/feature.ts';
import reports from '../features/reports/feature.ts';
import tasks from '../features/tasks/feature.ts';
import uptimes from '../features/uptimes/feature.ts';
import users from '../features/users/feature.ts';

/** In the order in which menu, palette and slots show what they register. */
export const features = listFeatures([
  home,
  companies,
  tasks,
  documents,
  liabilities,
  declarations,
  employees,
  users,
  uptimes,
  reports,
  profile,
  login,
  account,
  dev,
]);
