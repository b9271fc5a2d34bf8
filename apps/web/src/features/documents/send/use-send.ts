import { settledMonth } from '@biuro/core/poland/period.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { withSmallerPhoto } from '#ui/files/smaller-photo.ts';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };
import { guessKind, guessMonth } from './guess.ts';
import { type SendQueue, sendQueueOf } from './queue.ts';
import type { NewItem, QueueItem } from './queue-item.ts';

/** How many documents may wait at once. */
const MOST = 50;

/** What is on its way to the office, of the person who is signed in. What the page shows of documents is asked for again as they arrive. */
export function useSendQueue(): { queue: SendQueue; items: readonly QueueItem[] } {
  const portal = usePortal();
  const client = useQueryClient();
  const { id } = useUser();
  const queue = sendQueueOf(portal, id);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const heard = useEffectEvent(() => void recordsChanged(client, 'documents'));
  useEffect(() => queue.onHandedOver(() => heard()), [queue]);
  return { queue, items };
}

interface SendTo {
  companyId: string;
  /** The month that is open, where the name of a file says none. */
  month?: string | undefined;
  /** Fixed by the person, in place of what the name of a file says. */
  kind?: NewItem['kind'] | undefined;
  direction?: NewItem['direction'];
  source?: NewItem['source'];
  /** The document whose files these are from now on, all together. */
  replaces?: { id: string; kind: NewItem['kind']; month: string };
}

/** Puts chosen files into the queue: each is a document, pictures that were chosen together may be pages of one. */
export function useSendFiles(): (files: File[], to: SendTo) => Promise<boolean> {
  const t = useText(messages);
  const toast = useToast();
  const { queue } = useSendQueue();
  return async (files, to) => {
    const unsent = queue.items().filter(({ state }) => state !== 'done').length;
    if (files.length + unsent > MOST) {
      toast(t('send.too_many', { most: MOST, n: files.length }));
      return false;
    }
    const smaller: File[] = [];
    // One after another: each is decoded, and fifty photographs at once are more than a phone can hold.
    for (const file of files) smaller.push(await withSmallerPhoto(file));
    queue.add(itemsOf(smaller, to, t('send.empty')));
    return true;
  };
}

function itemsOf(files: File[], to: SendTo, empty: string): NewItem[] {
  const { companyId, month = settledMonth(today()), direction, source = 'portal', replaces } = to;
  const of = (some: File[], more: Partial<NewItem> = {}): NewItem => {
    const [first] = some;
    return {
      companyId,
      kind: to.kind ?? (first ? guessKind(first) : 'other'),
      month: first ? guessMonth(first.name, month) : month,
      source,
      group: null,
      files: some,
      ...(direction && { direction }),
      ...(some.some(({ size }) => size === 0) && { reason: empty }),
      ...more,
    };
  };
  if (replaces) return [of(files, { replaces: replaces.id, kind: replaces.kind, month: replaces.month })];
  const pictures = files.filter(({ type, size }) => type.startsWith('image/') && size > 0);
  const group = pictures.length > 1 ? crypto.randomUUID() : null;
  return files.map((file) => of([file], { group: pictures.includes(file) ? group : null }));
}
