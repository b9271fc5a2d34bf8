import type { Answers } from '../fake-api.ts';
import { delta } from './companies.ts';
import { anna, maria, refOf } from './people.ts';

/** What the pages of the office ask for besides their own records: how many companies there are, whose timer runs, who works here. */
export const officeFrame: Answers = {
  'GET /companies': { data: [], meta: { page: 1, limit: 1, total: 40 } },
  'GET /uptimes/active': { data: { timer: null, running: null, now: 1_795_597_200 } },
  'GET /office/people': { data: [refOf(anna), refOf(maria)] },
};

/** What is asked for around every page of a client. */
export const clientFrame: Answers = {
  'GET /companies/my': { data: [delta] },
  'GET /liabilities/my': { data: [], meta: { page: 1, limit: 1, total: 0 } },
};

/** Nobody has made an address for a calendar program, which both first pages offer. */
export const noCalendar: Answers = { 'GET /users/me/calendar': { data: { created_at: null, read_at: null } } };
