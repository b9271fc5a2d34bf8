import type { Caller } from '#platform/http/contract/handlers.ts';
import { unauthorized } from '#platform/http/problem.ts';

/** Who has not signed in: whoever reads anything of them is answered 401. */
export const anonymousCaller: Caller = new Proxy({} as Caller, {
  get() {
    throw unauthorized();
  },
});
