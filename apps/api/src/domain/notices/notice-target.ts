import type { DueNotice, DuePerson } from './notices-queries.ts';

/** The sheet that pays one amount, over the payments of its company. */
export const paymentPath = (id: string): string => `/payments?pay=${id}`;

/** The page of an action link. */
export const requestPath = (token: string): string => `/requests/${token}`;

/** The page of the portal that all these notices speak of, or its first page; `pays` where it is the sheet that pays. */
export function targetOf(notices: DueNotice[], person: Pick<DuePerson, 'is_admin'>): { path: string; pays: boolean } {
  const paths = new Set(notices.map((notice) => (person.is_admin ? officePath(notice) : clientPath(notice))));
  const [path = ''] = paths.size === 1 ? paths : [];
  return { path, pays: path.startsWith(paymentPath('')) };
}

function clientPath({
  event,
  company_id,
  task_id,
  liability_id,
  document_id,
  link_token,
  payments,
}: DueNotice): string {
  const payable = payments?.find(({ result }) => result === 'payable');
  if (event === 'taxes_ready' && payable) return paymentPath(payable.id);
  if ((event === 'tax_due' || event === 'tax_overdue') && liability_id) return paymentPath(liability_id);
  if (event === 'staff_report_answered' && company_id) return `/companies/${company_id}/employees`;
  if (event === 'change_request_answered' && company_id) return `/companies/${company_id}`;
  if (link_token) return requestPath(link_token);
  if (document_id) return `/documents/${document_id}`;
  if (liability_id) return `/payments/${liability_id}`;
  return task_id ? `/settlements/${task_id}` : '';
}

function officePath({ event, entity_id, company_id, task_id, liability_id }: DueNotice): string {
  if (event === 'request_delivered') return `/dashboard/documents/requests/${entity_id}`;
  if (event === 'payment_marked') return '/dashboard/payments';
  if (event === 'staff_report_sent') return '/dashboard/staff-reports';
  if (event === 'change_request_sent' && company_id) return `/dashboard/companies/${company_id}`;
  if (event === 'uptimes_rejected') return '/dashboard/uptimes';
  if (liability_id) return `/dashboard/liabilities/${liability_id}`;
  return task_id ? `/dashboard/tasks/${task_id}` : '';
}
