import type { components } from '@biuro/contract';
import { DoneIcon, type IconType, OffIcon, ProgressIcon, ReplyIcon, SendIcon, WarningIcon } from '#ui/icons/icons.ts';
import { dayShort } from '#ui/text/day.ts';
import { Tag, type Tone } from '#ui/text/tag.tsx';
import { today } from '#ui/text/today.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import './tracks.css';

export type Track = components['schemas']['Track'];
type State = Track['status'] | 'overdue';

const looks = {
  to_calculate: { tone: 'neutral', icon: OffIcon },
  calculated: { tone: 'info', icon: ProgressIcon },
  approved: { tone: 'info', icon: DoneIcon },
  published: { tone: 'warning', icon: SendIcon },
  read: { tone: 'warning', icon: SendIcon },
  paid: { tone: 'accent', icon: ReplyIcon },
  confirmed: { tone: 'success', icon: DoneIcon },
  not_applicable: { tone: 'neutral', icon: OffIcon },
  overdue: { tone: 'danger', icon: WarningIcon },
} satisfies Record<State, { tone: Tone; icon: IconType }>;

/** The usual ones of a month first; the others follow in any order. */
const order: Track['kind'][] = ['zus', 'pit', 'lump_sum', 'cit', 'vat', 'pit4'];

const placeOf = ({ kind }: Track) => (order.indexOf(kind) + order.length + 1) % (order.length + 1);

/** The taxes of a task, each as a chip with its state: ZUS, PIT or CIT, VAT, PIT-4. */
export function TaskTracks({ tracks }: { tracks: Track[] }) {
  const now = today();
  const shown = tracks
    .filter(({ status }) => status !== 'not_applicable')
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <span className="tracks">
      {shown.map((track) => (
        <TrackTag key={`${track.kind} ${track.due_date}`} track={track} now={now} />
      ))}
    </span>
  );
}

function TrackTag({ track, now }: { track: Track; now: string }) {
  const t = words(messages);
  const kind = t(`track.${track.kind}`);
  const state = stateOf(track, now);
  const full = t('track.full', { kind, state: t(`state.${state}`), due: dayShort(track.due_date, now) });
  return (
    <span title={full}>
      <Tag {...looks[state]}>
        <span aria-hidden="true">{kind}</span>
        <span className="visually-hidden">{full}</span>
      </Tag>
    </span>
  );
}

/** The status of a liability; an unpaid one past its date is overdue. */
function stateOf({ status, due_date }: Pick<Track, 'status' | 'due_date'>, now: string): State {
  const owed = status === 'published' || status === 'read';
  return owed && due_date < now ? 'overdue' : status;
}
