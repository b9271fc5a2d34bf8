import { ApiError } from '@biuro/core/lib/failure.ts';

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** What the server would answer, for a record that the program looked for by another name. */
export function noSuchRecord(message: string): ApiError {
  return new ApiError({ kind: 'rejected', status: 404, code: 'not_found', message });
}
