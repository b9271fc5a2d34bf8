import type { Caller } from '../contract/handlers.ts';
import { unauthorized } from '../problem.ts';

/** Who has not signed in: whoever reads anything of them is answered 401. */
export const nobody: Caller = new Proxy({} as Caller, {
  get() {
    throw unauthorized();
  },
});
