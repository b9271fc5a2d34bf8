import { ADMIN, CLIENT, OWNER } from './portal.ts';
import { CLIENTS, OWNERS } from './screens/clients.ts';
import { COMPANIES } from './screens/companies.ts';
import { DATES } from './screens/dates.ts';
import { DOCUMENTS, LINKED_REQUESTS, OWN_DOCUMENTS, REQUESTS } from './screens/documents.ts';
import { MONTH } from './screens/month.ts';
import { OFFICE } from './screens/office.ts';
import { PEOPLE } from './screens/people.ts';
import { REPORTS } from './screens/reports.ts';
import type { Screen } from './screens/screen.ts';
import { SIGN_IN } from './screens/sign-in.ts';
import { TIME } from './screens/time.ts';
import { TROUBLE } from './screens/trouble.ts';

const seenBy = (account: string, screens: Screen[]) => screens.map((screen) => ({ account, ...screen }));

/** Every page, and what opens over it, in groups of one feature or one kind of people. */
export const GROUPS: Record<string, Screen[]> = {
  'sign-in': SIGN_IN,
  office: seenBy(ADMIN, OFFICE),
  companies: seenBy(ADMIN, COMPANIES),
  month: seenBy(ADMIN, MONTH),
  documents: seenBy(ADMIN, DOCUMENTS),
  requests: seenBy(ADMIN, REQUESTS),
  'linked requests': LINKED_REQUESTS,
  'own documents': seenBy(CLIENT, OWN_DOCUMENTS),
  people: seenBy(ADMIN, PEOPLE),
  time: seenBy(ADMIN, TIME),
  reports: seenBy(ADMIN, REPORTS),
  dates: seenBy(ADMIN, DATES),
  trouble: seenBy(ADMIN, TROUBLE),
  clients: seenBy(CLIENT, CLIENTS),
  owners: seenBy(OWNER, OWNERS),
};

export const SCREENS = Object.values(GROUPS).flat();
