import { ADMIN, CLIENT, OWNER } from './portal.ts';
import { CLIENTS, OWNERS } from './screens/clients.ts';
import { COMPANIES } from './screens/companies.ts';
import { ENTRANCE } from './screens/entrance.ts';
import { MONTH } from './screens/month.ts';
import { OFFICE } from './screens/office.ts';
import { PEOPLE } from './screens/people.ts';
import { REPORTS } from './screens/reports.ts';
import type { Screen } from './screens/screen.ts';
import { TIME } from './screens/time.ts';

const seenBy = (account: string, screens: Screen[]) => screens.map((screen) => ({ account, ...screen }));

/** Every page, and what opens over it. */
export const SCREENS: Screen[] = [
  ...ENTRANCE,
  ...seenBy(ADMIN, [...OFFICE, ...COMPANIES, ...MONTH, ...PEOPLE, ...TIME, ...REPORTS]),
  ...seenBy(CLIENT, CLIENTS),
  ...seenBy(OWNER, OWNERS),
];
