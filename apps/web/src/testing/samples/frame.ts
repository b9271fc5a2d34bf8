import type { Answers } from '../fake-api.ts';
import { anna, maria, refOf } from './people.ts';

/** What the pages of the office ask for besides their own records: how many companies there are, whose timer runs, who works here. */
export const officeFrame: Answers = {
  'GET /companies': { data: [], meta: { page: 1, limit: 1, total: 40 } },
  'GET /uptimes/active': { data: { timer: null, running: null, now: 1_795_597_200 } },
  'GET /office/people': { data: [refOf(anna), refOf(maria)] },
};
