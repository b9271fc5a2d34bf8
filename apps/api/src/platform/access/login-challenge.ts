import { parseCookie, stringifySetCookie } from 'cookie';

/** As long as the challenge itself, which outlives its code. */
const LIFE = 1800;

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Browsers take the prefix `__Host-` over https only. */
const nameOf = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-lc' : 'lc');

/** The handle that ties the three steps of a sign-in to one client: from the header, else from the cookie. */
export function challengeOf(headers: Record<string, string | undefined>, publicUrl: string): string | undefined {
  return headers['x-login-challenge'] || challengeCookieOf(headers, publicUrl);
}

/** The handle that this browser keeps where no script can read it. */
export function challengeCookieOf(
  { cookie }: Record<string, string | undefined>,
  publicUrl: string,
): string | undefined {
  return parseCookie(cookie ?? '')[nameOf(publicUrl)] || undefined;
}

/** The header that stores the handle in a browser; without a handle, it deletes it. */
export function challengeCookie(publicUrl: string, handle?: string): string {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(publicUrl),
    maxAge: handle === undefined ? 0 : LIFE,
  } as const;
  return stringifySetCookie({ name: nameOf(publicUrl), value: handle ?? '', ...options });
}
