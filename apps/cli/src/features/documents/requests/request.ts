import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { UsageError } from '#terminal/errors.ts';
import type { Output } from '#terminal/output/output.ts';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { isId } from '#terminal/records/find-record.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { timeText } from '#terminal/time.ts';

type Schemas = components['schemas'];

export type DocumentRequest = Schemas['DocumentRequest'];
export type RequestItem = DocumentRequest['items'][number];
type Shown = Pick<
  DocumentRequest,
  'id' | 'company' | 'month' | 'title' | 'description' | 'due_date' | 'status' | 'items'
> &
  Partial<Pick<DocumentRequest, 'reminded_at' | 'created_by' | 'created_at' | 'version'>>;

/** An id that only the help knows. */
export const EXAMPLE = '0190a000-0000-7000-8000-00000000001a';

/** Finds a request by its id. Throws a 404 failure where the person may not see it. */
export async function findRequest(portal: OpenPortal, which: string, text: Words): Promise<DocumentRequest> {
  portal.person();
  const path = { id: requestId(which, text) };
  return (await unwrap(portal.api.GET('/document-requests/{id}', { params: { path } }))).data;
}

export function requestId(which: string, text: Words): string {
  if (isId(which)) return which;
  throw new UsageError(text('requests.which.wrong', { value: which }));
}

/** The item by its number in the list, as `get` shows it. */
export function itemOf({ items }: Pick<DocumentRequest, 'items'>, typed: string, text: Words): RequestItem {
  const item = /^\d+$/.test(typed) ? items[Number(typed) - 1] : undefined;
  if (item) return item;
  throw new UsageError(text('requests.item.wrong', { value: typed, n: items.length }));
}

/** `2/3`: how many items are answered. */
export const progressOf = ({ done, items }: Pick<DocumentRequest, 'done' | 'items'>): string =>
  `${done}/${items.length}`;

export function showRequest(request: Shown, output: Output, text: Words): void {
  output.show(request, () =>
    output.sections([
      [request.title, factsOf(request, text)],
      [text('requests.items'), request.items.map((item, index): Fact => [`${index + 1}`, itemText(item, text)])],
    ]),
  );
}

const factsOf = (request: Shown, text: Words): Fact[] => [
  [text('tasks.company'), request.company.name],
  [text('documents.month'), request.month],
  [text('requests.due'), request.due_date],
  [text('tasks.status'), text(`request-status.${request.status}`)],
  [text('requests.description'), request.description],
  [text('requests.reminded'), timeText(request.reminded_at ?? null)],
  [
    text('requests.asked'),
    [timeText(request.created_at ?? null), request.created_by].filter(Boolean).join(', ') || null,
  ],
  [text('tasks.id'), request.id],
  [text('tasks.version'), request.version === undefined ? null : String(request.version)],
];

function itemText({ label, state, reason, remark, documents }: RequestItem, text: Words): string {
  const said = state === 'not_applicable' ? reason : state === 'to_correct' || state === 'missing' ? remark : null;
  return [label, text(`request-item.${state}`), said, ...documents.map(({ id }) => id)].filter(Boolean).join(', ');
}
