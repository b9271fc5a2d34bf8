import type { components } from '@biuro/contract';
import { DoneIcon, type IconType, WarningIcon } from '#ui/icons/icons.ts';
import { dayShort } from '#ui/text/day.ts';
import { today } from '#ui/text/today.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import './tracks.css';

export type Track = components['schemas']['Track'];
type State = Track['status'] | 'overdue';

/** What stands out; everything else is a quiet code, whose state is spoken and shown on hover. */
const icons: Partial<Record<State, IconType>> = { confirmed: DoneIcon, overdue: WarningIcon };

/** The usual ones of a month first; the others follow in any order. */
const order: Track['kind'][] = ['zus', 'pit', 'lump_sum', 'cit', 'vat', 'pit4'];

const placeOf = ({ kind }: Track) => (order.indexOf(kind) + order.length + 1) % (order.length + 1);

/** The taxes of a task in one line of codes, ZUS, PIT or CIT, VAT, PIT-4: paid ones have a tick, and those past their date a colour. */
export function TaskTracks({ tracks }: { tracks: Track[] }) {
  const now = today();
  const shown = tracks
    .filter(({ status }) => status !== 'not_applicable')
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <span className="tracks">
      {shown.map((track) => (
        <TrackCode key={`${track.kind} ${track.due_date}`} track={track} now={now} />
      ))}
    </span>
  );
}

function TrackCode({ track, now }: { track: Track; now: string }) {
  const t = words(messages);
  const kind = t(`track.${track.kind}`);
  const state = stateOf(track, now);
  const full = t('track.full', { kind, state: t(`state.${state}`), due: dayShort(track.due_date, now) });
  const Icon = icons[state];
  return (
    <span className="track" title={full} data-state={state}>
      {Icon && <Icon />}
      <span aria-hidden="true">{kind}</span>
      <span className="visually-hidden">{full}</span>
    </span>
  );
}

/** The status of a liability; an unpaid one past its date is overdue. */
function stateOf({ status, due_date }: Pick<Track, 'status' | 'due_date'>, now: string): State {
  const owed = status === 'published' || status === 'read';
  return owed && due_date < now ? 'overdue' : status;
}
