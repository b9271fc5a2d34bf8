import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  createUpload: 'signed in',
  deleteUpload: 'signed in',
  getUploadOffset: 'signed in',
  sendUploadPiece: 'signed in',
};
