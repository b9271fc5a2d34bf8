import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  changeDocumentStatus: 'documents:edit',
  changeDocuments: 'documents:edit',
  createDocument: 'signed in',
  deleteDocument: 'signed in',
  downloadDocuments: 'signed in',
  exportDocuments: 'office',
  getDocument: 'signed in',
  getDocumentFile: 'signed in',
  getDocumentFileAddress: 'signed in',
  getDocumentHistory: 'office',
  listDeletedDocuments: 'documents:edit',
  listDocumentIds: 'office',
  listDocuments: 'office',
  listMyDocuments: 'signed in',
  replaceDocumentFiles: 'signed in',
  restoreDocument: 'documents:edit',
  updateDocument: 'signed in',
};
