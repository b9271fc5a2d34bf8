import { randomToken, type Secrets, sha256 } from '#platform/access/secrets.ts';

export interface Token {
  value: string;
  /** Only this is stored. */
  hash: Buffer;
}

/**
 * The refresh token of one generation of a session. It is derived, not random, so that it can be issued again without
 * being stored when the first answer was lost.
 */
export const refreshTokenOf = (secrets: Secrets, session: Nonce, generation: number): Token =>
  tokenFrom(secrets.mac(...partsOf(session, generation)));

/** The candidates for that token when the key was rotated meanwhile. */
export const refreshTokensOf = (secrets: Secrets, session: Nonce, generation: number): Token[] =>
  secrets.macs(...partsOf(session, generation)).map(tokenFrom);

interface Nonce {
  id: string;
  nonce: Buffer;
}

const partsOf = ({ id, nonce }: Nonce, generation: number) =>
  ['refresh token', id, String(generation), nonce.toString('hex')] as const;

function tokenFrom(mac: Buffer): Token {
  const value = mac.toString('base64url');
  return { value, hash: sha256(value) };
}

export function newAccessToken(): Token {
  const value = randomToken();
  return { value, hash: sha256(value) };
}
