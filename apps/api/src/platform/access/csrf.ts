import { Problem } from '#platform/http/problem.ts';

type Headers = Record<string, string | undefined>;

/**
 * Refuses (405) a GET with side effects when a browser navigates to it or prefetches it (Fetch Metadata). With
 * `confirm`, the request must also carry this value in the header `X-Confirm`.
 */
export function refuseNavigation(headers: Headers, confirm?: string): void {
  const meant = confirm === undefined || headers['x-confirm'] === confirm;
  if (!meant || isNavigation(headers) || isPrefetch(headers)) throw new Problem(405, 'confirm_needed');
}

/** Browsers send these headers and pages cannot forge them. A client without them is not a browser. */
const isNavigation = (headers: Headers) =>
  headers['sec-fetch-mode'] === 'navigate' ||
  (headers['sec-fetch-dest'] ?? 'empty') !== 'empty' ||
  headers['sec-fetch-site'] === 'cross-site';

const isPrefetch = (headers: Headers) =>
  /prefetch|prerender|preview/i.test([headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' '));
