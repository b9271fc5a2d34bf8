import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  answerDocumentRequestItem: 'signed in',
  createDocumentRequests: 'documents:edit',
  createDocumentRequestTemplate: 'documents:edit',
  deleteDocumentRequestTemplate: 'documents:edit',
  deliverDocumentRequestItem: 'signed in',
  getDocumentRequest: 'signed in',
  getDocumentRequestHistory: 'office',
  getLinkedDocumentRequest: 'link holder',
  listDocumentRequests: 'office',
  listDocumentRequestTemplates: 'office',
  listMyDocumentRequests: 'signed in',
  remindOfDocumentRequest: 'documents:edit',
  updateDocumentRequest: 'documents:edit',
  withdrawDocumentRequest: 'documents:edit',
};
