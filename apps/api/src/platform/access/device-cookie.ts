import { randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { LoginServices } from './login-services.ts';
import type { Secrets } from './secrets.ts';

/** Seconds: 400 days, the longest that browsers keep a cookie. */
const LIFE = 400 * 86_400;

/** Accounts that a browser is known to; the one that signed in the longest ago is forgotten first. */
const ACCOUNTS = 5;

type Headers = Record<string, string | undefined>;
type Keys = Pick<LoginServices, 'secrets' | 'publicUrl'>;

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Browsers take the prefix `__Host-` over https only. */
const nameOf = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-device' : 'device');

/** A random id and a signature for each account, as `id.signature.signature`: it names nobody. */
function read(headers: Headers, publicUrl: string): { id: string; signatures: string[] } | undefined {
  const [id = '', ...signatures] = (parseCookie(headers.cookie ?? '')[nameOf(publicUrl)] ?? '').split('.');
  return /^[\w-]{22}$/.test(id) ? { id, signatures: signatures.slice(0, ACCOUNTS) } : undefined;
}

/** The id of a browser in which somebody has signed in to this account; undefined for any other. */
export function knownDeviceOf({ secrets, publicUrl }: Keys, headers: Headers, userId: string): string | undefined {
  const device = read(headers, publicUrl);
  return device?.signatures.some((signature) => isOf(secrets, userId, device.id, signature)) ? device.id : undefined;
}

/** The header by which a browser is known to this account from now on, and to those before. */
export function deviceCookie({ secrets, publicUrl }: Keys, headers: Headers, userId: string): string {
  const { id, signatures } = read(headers, publicUrl) ?? {
    id: randomBytes(16).toString('base64url'),
    signatures: [],
  };
  const others = signatures.filter((signature) => !isOf(secrets, userId, id, signature));
  const own = secrets.mac('device', userId, id).toString('base64url');
  return stringifySetCookie({
    name: nameOf(publicUrl),
    value: [id, own, ...others].slice(0, 1 + ACCOUNTS).join('.'),
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(publicUrl),
    maxAge: LIFE,
  });
}

function isOf(secrets: Secrets, userId: string, id: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  return secrets.macs('device', userId, id).some((mac) => mac.length === given.length && timingSafeEqual(mac, given));
}
