import type { Text } from '@biuro/core/i18n/text.ts';
import {
  CloseIcon,
  CompleteIcon,
  DocumentsIcon,
  DoneIcon,
  EditIcon,
  type IconType,
  MessagesIcon,
  ProgressIcon,
  SendIcon,
  ShowIcon,
  WaitingIcon,
  WarningIcon,
  WithdrawIcon,
} from '#ui/icons/icons.ts';
import type { MenuItem } from '#ui/overlay/menu-item.ts';
import type messages from '../messages.json';
import { moveWord } from '../moves.ts';
import type { TaskStatus, Transition } from '../terms.ts';

const icons = {
  awaiting_documents: WaitingIcon,
  incomplete: WarningIcon,
  complete: DocumentsIcon,
  booking: ProgressIcon,
  back_to_booking: WithdrawIcon,
  clarification: MessagesIcon,
  booked: DoneIcon,
  calculated: DoneIcon,
  review: ShowIcon,
  published: SendIcon,
  closed: CompleteIcon,
  correcting: EditIcon,
  suspended: WaitingIcon,
  cancelled: CloseIcon,
  resume: ProgressIcon,
} satisfies Record<ReturnType<typeof moveWord>, IconType>;

/** Moves as items of a menu; one that is refused stands there with its reason. */
export function moveItems(
  t: Text<typeof messages>,
  status: TaskStatus,
  transitions: Transition[],
  choose: (transition: Transition) => void,
): MenuItem[] {
  return transitions.map((transition) => {
    const word = moveWord(status, transition.to);
    return {
      label: t(`move.${word}`),
      icon: icons[word],
      detail: transition.refused ?? undefined,
      off: transition.refused !== null,
      danger: transition.to === 'cancelled' && transition.refused === null,
      run: () => choose(transition),
    };
  });
}
