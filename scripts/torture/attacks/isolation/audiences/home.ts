import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  getClientHome: 'signed in',
  getOfficeHome: 'office',
};
