const LONGEST_EMAIL = 254;
const LONGEST_PASSWORD = 256;

/** E-mail and password of an `Authorization: Basic` header; undefined when it does not hold both, within the limits of the contract. */
export function basicOf(authorization: string | undefined): { email: string; password: string } | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const [email, password] = [text.slice(0, colon), text.slice(colon + 1)];
  const fits = colon > 0 && email.length <= LONGEST_EMAIL && password.length > 0 && password.length <= LONGEST_PASSWORD;
  return fits && !text.includes('\0') ? { email, password } : undefined;
}
