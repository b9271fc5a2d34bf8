import { randomToken, type Secrets, sha256 } from '#platform/access/secrets.ts';

export interface Token {
  value: string;
  /** All that the database keeps of it. */
  hash: Buffer;
}

/**
 * The refresh token of one generation of a session. It is derived and not drawn, so that the same successor can be answered again when
 * the first answer was lost, without keeping it anywhere.
 */
export const refreshTokenOf = (secrets: Secrets, session: Nonce, generation: number): Token =>
  tokenFrom(secrets.mac(...partsOf(session, generation)));

/** What that token may have been, when the key was changed meanwhile. */
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
