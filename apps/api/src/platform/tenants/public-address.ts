import type { Tenant } from './tenants.ts';

/**
 * Address at which people reach an office, for links in messages; never from a request, whose Host header anybody may write. It is
 * PUBLIC_URL. Where a server keeps several offices and PUBLIC_URL leads to another of them, the office's first host stands in its place,
 * and the rest stays.
 */
export function publicAddressOf(publicUrl: string, offices: number, { hosts }: Pick<Tenant, 'hosts'>): string {
  const url = new URL(publicUrl);
  const own = hosts.find((host) => host !== '*');
  if (offices === 1 || own === undefined || hosts.includes(url.hostname)) return publicUrl;
  url.hostname = own;
  return url.href.replace(/\/+$/, '');
}
