import { randomToken, type Secrets, sha256 } from '../app/access/secrets.ts';

export interface Token {
  value: string;
  /** All that the database keeps of it. */
  hash: Buffer;
}

/**
 * The refresh token of one generation of a session. It is derived and not drawn, so that the same successor can be answered again when
 * the first answer was lost, without keeping it anywhere.
 */
export function refreshTokenOf(secrets: Secrets, session: { id: string; nonce: Buffer }, generation: number): Token {
  const value = secrets
    .mac('refresh token', session.id, String(generation), session.nonce.toString('hex'))
    .toString('base64url');
  return { value, hash: sha256(value) };
}

export function newAccessToken(): Token {
  const value = randomToken();
  return { value, hash: sha256(value) };
}
