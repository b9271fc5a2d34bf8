import type { TaskStatus, Transition } from './terms.ts';

/** What usually comes next: the first of these that the server allows is the main move. */
const forward: Partial<Record<TaskStatus, TaskStatus[]>> = {
  awaiting_documents: ['complete'],
  incomplete: ['complete'],
  complete: ['booking'],
  booking: ['booked'],
  clarification: ['booking'],
  booked: ['calculated'],
  calculated: ['published', 'review'],
  review: ['published'],
  published: ['closed'],
  correcting: ['published'],
};

const asides: TaskStatus[] = ['suspended', 'cancelled'];

/** The move that leads on through the month, and the others in the order of the server. Of two ways on, one that is possible now wins. */
export function sortMoves(status: TaskStatus, transitions: Transition[]) {
  const ahead = (forward[status] ?? []).flatMap((to) => transitions.filter((one) => one.to === to));
  const back = status === 'suspended' ? transitions.filter(({ to }) => !asides.includes(to)) : [];
  const ways = [...ahead, ...back];
  const main = ways.find(({ refused }) => refused === null) ?? ways[0];
  return { main, others: transitions.filter((one) => one !== main) };
}

/** Whether something must be said before the move, or thought about twice. */
export function needsDialog({ to, reason }: Transition): boolean {
  return reason || to === 'incomplete' || to === 'cancelled';
}

/** Words of a move differ where it leads back. */
export function moveWord(from: TaskStatus, to: TaskStatus) {
  if (from === 'suspended' && to !== 'cancelled') return 'resume' as const;
  const returns = to === 'booking' && from !== 'complete' && from !== 'awaiting_documents' && from !== 'incomplete';
  return returns ? ('back_to_booking' as const) : to;
}
