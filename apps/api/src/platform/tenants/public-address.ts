import type { Tenant } from './tenants.ts';

/**
 * Address of an office for links in messages. Not taken from the request, whose Host header can be forged. It is
 * PUBLIC_URL; when a server has several offices and PUBLIC_URL leads to another one, the first host of this office
 * replaces its host.
 */
export function publicAddressOf(publicUrl: string, offices: number, { hosts }: Pick<Tenant, 'hosts'>): string {
  const url = new URL(publicUrl);
  const own = hosts.find((host) => host !== '*');
  if (offices === 1 || own === undefined || hosts.includes(url.hostname)) return publicUrl;
  url.hostname = own;
  return url.href.replace(/\/+$/, '');
}
