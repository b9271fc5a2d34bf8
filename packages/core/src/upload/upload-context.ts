import type { components } from '@biuro/contract';
import type { Failure } from '../lib/failure.ts';

export type UploadPurpose = components['schemas']['UploadPurpose'];

/** A file that can be read in pieces. */
export interface UploadSource {
  name: string;
  /** Bytes. */
  size: number;
  /** The bytes from `start` up to `end`, which is not included. */
  slice(start: number, end: number): Promise<Uint8Array>;
}

export interface UploadInput {
  source: UploadSource;
  purpose: UploadPurpose;
  /** Of an upload that was begun before, in this visit or another: it goes on where the server has it. */
  id?: string | null;
  /** Breaks in a row, without progress in between, with which it fails; without it, it goes on for as long as it takes. */
  attempts?: number;
}

export interface UploadContext {
  source: UploadSource;
  purpose: UploadPurpose;
  id: string | null;
  /** Bytes that the server has. */
  offset: number;
  /** Bytes of the next piece. */
  piece: number;
  /** Times in a row that the line broke, or the server was busy or had lost the upload. Bytes that arrive end the row. */
  breaks: number;
  attempts: number;
  failure: Failure | null;
}

/** Small at first, so that progress shows on a slow line. */
const FIRST_PIECE = 256 * 1024;
const SMALLEST_PIECE = 64 * 1024;
const LARGEST_PIECE = 4 * 1024 * 1024;
/** Milliseconds that a piece should take. */
const PIECE_TIME = 1_500;

export const begun = ({
  source,
  purpose,
  id = null,
  attempts = Number.POSITIVE_INFINITY,
}: UploadInput): UploadContext => ({
  source,
  purpose,
  id,
  offset: 0,
  piece: FIRST_PIECE,
  breaks: 0,
  attempts,
  failure: null,
});

/** Twice or half as large as the one before, by the time that it took. */
export function nextPiece(piece: number, took: number): number {
  const wanted = took < PIECE_TIME / 2 ? piece * 2 : took > PIECE_TIME * 2 ? piece / 2 : piece;
  return Math.min(LARGEST_PIECE, Math.max(SMALLEST_PIECE, wanted));
}

/** After a broken line: a proxy may hand over only whole pieces, and then smaller ones come through. */
export const smallerPiece = (piece: number): number => Math.max(SMALLEST_PIECE, piece / 2);

const LATER = [408, 409, 423, 429, 502, 503, 504];

/**
 * Whether the line or the server is away for a moment, so that it is worth another attempt. A 409 says that the server has another part.
 * Where too many files are on their way already, waiting does not help.
 */
export const isPassing = ({ kind, code, status = 0 }: Failure): boolean =>
  kind === 'offline' || (LATER.includes(status) && code !== 'too_many_uploads');

/** Whether the server no longer has the upload. It also removes one that it refuses once all has come, and `HEAD` answers that without a word. */
export const isGone = ({ code, status = 0 }: Failure): boolean =>
  [404, 410].includes(status) || (status === 422 && code === undefined);

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** Milliseconds until the next attempt: what the server asks for, else twice as long each time. */
export const waitOf = ({ breaks, failure }: UploadContext): number =>
  failure?.retryAfter === undefined
    ? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (breaks - 1))
    : failure.retryAfter * 1_000;
