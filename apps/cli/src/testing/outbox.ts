import { linkTo } from '@biuro/testing/outbox.ts';
import { ownHost } from './host.ts';

/** The link in the newest message to an address. */
export const linkOf = (email: string): Promise<string> => linkTo(ownHost(), email);
