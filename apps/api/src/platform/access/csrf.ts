import { Problem } from '#platform/http/problem.ts';

type Headers = Record<string, string | undefined>;

/**
 * Refuses (405) a GET that changes something to whoever follows a link, opens an address or fetches ahead: only a program that means it
 * gets through. With `confirm`, it must say so in the header `X-Confirm` as well.
 */
export function refuseNavigation(headers: Headers, confirm?: string): void {
  const meant = confirm === undefined || headers['x-confirm'] === confirm;
  if (!meant || isNavigation(headers) || isPrefetch(headers)) throw new Problem(405, 'confirm_needed');
}

/** Browsers say what a request is for, and pages cannot lie about it. Programs without these headers are no browsers. */
const isNavigation = (headers: Headers) =>
  headers['sec-fetch-mode'] === 'navigate' ||
  (headers['sec-fetch-dest'] ?? 'empty') !== 'empty' ||
  headers['sec-fetch-site'] === 'cross-site';

const isPrefetch = (headers: Headers) =>
  /prefetch|prerender|preview/i.test([headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' '));
