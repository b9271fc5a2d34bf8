import type { Caller, OperationId } from './handlers.ts';

/**
 * What a client may do although it reaches beyond their companies, with the reason. The handlers of these ask themselves who may, and the
 * database does not ask again.
 */
export const ROW_SECURITY_EXEMPTIONS: Readonly<Record<string, string>> = {
  inviteCompanyPerson: 'an address may belong to somebody already, and the account is made for somebody else',
  resendCompanyInvite: 'the link and its message are of the person who is invited',
  withdrawCompanyInvite: 'the account that goes away is of the person who was invited',
} satisfies Partial<Record<OperationId, string>>;

/** The client to whose rows the database keeps a request; undefined for the office, and for who has not signed in. */
export const rowSecurityUserOf = (caller: Caller | undefined, operationId: string): string | undefined =>
  caller?.rowSecurity && !(operationId in ROW_SECURITY_EXEMPTIONS) ? caller.id : undefined;
