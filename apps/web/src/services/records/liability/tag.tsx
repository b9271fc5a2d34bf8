import type { components } from '@biuro/contract';
import { compareMoney } from '@biuro/core/lib/money.ts';
import { DoneIcon, type IconType, ReplyIcon, SendIcon, ShowIcon } from '#ui/icons/icons.ts';
import { Tag, type Tone } from '#ui/text/tag.tsx';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

type Liability = components['schemas']['Liability'];
type State = Pick<Liability, 'status' | 'overdue' | 'amount' | 'result' | 'paid_amount'>;
interface Look {
  id: keyof typeof messages;
  tone: Tone;
  icon?: IconType;
}

const office = {
  to_calculate: { id: 'status.to_calculate', tone: 'neutral' },
  calculated: { id: 'status.calculated', tone: 'info' },
  approved: { id: 'status.approved', tone: 'info', icon: DoneIcon },
  published: { id: 'status.published', tone: 'warning', icon: SendIcon },
  read: { id: 'status.read', tone: 'warning', icon: ShowIcon },
  paid: { id: 'status.paid', tone: 'accent', icon: ReplyIcon },
  confirmed: { id: 'status.confirmed', tone: 'success' },
  not_applicable: { id: 'status.not_applicable', tone: 'neutral' },
} satisfies Record<Liability['status'], Look>;

/** The status of a liability in the words of the office. */
export function LiabilityTag({ liability }: { liability: State }) {
  return <Shown {...officeLook(liability)} />;
}

/** The same in the words of the client. */
export function ClientLiabilityTag({ liability }: { liability: State }) {
  return <Shown {...clientLook(liability)} />;
}

function officeLook(liability: State): Look {
  const told = liability.status === 'published' || liability.status === 'read';
  if (liability.overdue && told) return { id: 'status.overdue', tone: 'danger' };
  if (isPaidInPart(liability)) return { id: 'status.partial', tone: 'warning' };
  return office[liability.status];
}

function clientLook(liability: State): Look {
  const { status, overdue, result } = liability;
  if (overdue) return { id: 'status.overdue', tone: 'danger' };
  if (status === 'confirmed') return { id: 'client.confirmed', tone: 'success' };
  if (isPaidInPart(liability)) return { id: 'status.partial', tone: 'warning' };
  if (status === 'paid') return { id: 'client.paid', tone: 'success' };
  if (result !== null && result !== 'payable') return { id: `result.${result}`, tone: 'neutral' };
  return { id: 'client.open', tone: 'warning' };
}

/** The client has paid something, but not all. */
export function isPaidInPart({ amount, paid_amount }: Pick<Liability, 'amount' | 'paid_amount'>): boolean {
  return amount !== null && paid_amount !== null && compareMoney(paid_amount, amount) < 0;
}

function Shown({ id, tone, icon }: Look) {
  return (
    <Tag tone={tone} {...(icon && { icon })}>
      {words(messages)(id)}
    </Tag>
  );
}
