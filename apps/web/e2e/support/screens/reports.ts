import { company } from './records.ts';
import type { Screen } from './screen.ts';

const year = new Date().getFullYear();
const DAYS = `from=${year - 1}-01-01&to=${year}-12-31`;
const COMPANIES = '/dashboard/reports/companies-uptimes';

/** Working time and settlements, told in numbers. */
export const REPORTS: Screen[] = [
  { name: 'reports', path: '/dashboard/reports' },
  { name: 'time of all companies', path: `${COMPANIES}?${DAYS}` },
  { name: 'days without time', path: `${COMPANIES}?from=2010-01-01&to=2010-01-31` },
  { name: 'profitability', path: `${COMPANIES}?look=profitability&${DAYS}` },
  { name: 'report of settlements', path: async () => `/dashboard/reports/${await company()}` },
  { name: 'report of time', path: async () => `/dashboard/reports/${await company()}/uptimes` },
  { name: 'report of entries', path: async () => `/dashboard/reports/${await company()}/workeruptimes?${DAYS}` },
];
