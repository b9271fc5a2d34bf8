import { useText } from '#services/i18n/use-text.ts';
import { usePeopleOptions } from '#services/people/people-options.ts';
import { categoryText, uptimeCategories } from '#services/records/uptime/text.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { Select } from '#ui/controls/select.tsx';
import { CloseIcon, NextIcon, PreviousIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { daysText } from '#ui/text/day.ts';
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';
import type { EntryAddress } from './address.ts';
import messages from './messages.json' with { type: 'json' };
import { shiftDay } from './range.ts';

/** Which days, whose, and which work. */
export function EntryToolbar({ address }: { address: EntryAddress }) {
  const t = useText(messages);
  const { view, day, range, filters, show } = address;
  const categories = uptimeCategories.map((value) => ({ value, label: categoryText(value) }));
  const step = view === 'month' ? 'month' : 'week';
  const turn = (by: number) => show({ day: shiftDay(day, step, by) });
  return (
    <div className="entry-toolbar">
      <div className="entry-period">
        {view !== 'range' && <IconButton icon={PreviousIcon} label={t(`previous.${step}`)} onClick={() => turn(-1)} />}
        <strong className="entry-range">{view === 'month' ? periodText(day.slice(0, 7)) : daysText(range)}</strong>
        {view !== 'range' && <IconButton icon={NextIcon} label={t(`next.${step}`)} onClick={() => turn(1)} />}
        {view !== 'range' && (
          <Button variant="quiet" onClick={() => show({ day: today() })}>
            {t('today')}
          </Button>
        )}
      </div>
      <PersonChoice address={address} />
      <Select
        aria-label={t('category')}
        options={[{ value: '', label: t('category.all') }, ...categories]}
        value={filters.category ?? ''}
        onChange={({ target }) => show({ 'filters[category]': target.value })}
      />
      {filters.company_id && (
        <Button icon={CloseIcon} onClick={() => show({ 'filters[company_id]': '' })}>
          {t('company.one')}
        </Button>
      )}
    </div>
  );
}

/** For whoever may see the time of others. */
function PersonChoice({ address: { person, view, show } }: { address: EntryAddress }) {
  return useRight('uptimes:read') ? <People person={person} everybody={view === 'range'} show={show} /> : null;
}

interface PeopleProps extends Pick<EntryAddress, 'person' | 'show'> {
  everybody: boolean;
}

function People({ person, everybody, show }: PeopleProps) {
  const t = useText(messages);
  const { first_name, last_name } = useUser();
  const people = usePeopleOptions({
    me: t('me', { name: `${first_name} ${last_name}` }),
    kept: person === undefined ? [] : [{ id: person, name: t('person.other') }],
  });
  return (
    <Select
      aria-label={t('person')}
      options={everybody ? [{ value: '', label: t('everybody') }, ...people] : people}
      value={person ?? ''}
      onChange={({ target }) => show({ 'filters[user_id]': target.value })}
    />
  );
}
