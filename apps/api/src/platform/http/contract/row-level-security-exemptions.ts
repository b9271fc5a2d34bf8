import type { Caller, OperationId } from './handlers.ts';

/**
 * Operations of clients that need rows beyond their own companies, with the reason. Their handlers check the
 * permission, because row-level security does not apply.
 */
export const ROW_SECURITY_EXEMPTIONS: Readonly<Record<string, string>> = {
  createUpload: 'an upload is of one person, and a piece of it takes longer than a transaction may',
  getUploadOffset: 'the same',
  sendUploadPiece: 'the same',
  deleteUpload: 'the same',
  deleteDocument: 'what was deleted is kept for the office to restore',
  inviteCompanyPerson: 'an address may belong to somebody already, and the account is made for somebody else',
  resendCompanyInvite: 'the link and its message are of the person who is invited',
  withdrawCompanyInvite: 'the account that goes away is of the person who was invited',
} satisfies Partial<Record<OperationId, string>>;

/** The client under whose row-level security a request runs; undefined for the office and for anonymous callers. */
export const rowSecurityUserOf = (caller: Caller | undefined, operationId: string): string | undefined =>
  caller?.rowSecurity && !(operationId in ROW_SECURITY_EXEMPTIONS) ? caller.id : undefined;
