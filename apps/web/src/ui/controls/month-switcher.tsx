import { nextPeriod, previousPeriod, settledMonth, shiftPeriod } from '@biuro/core/poland/period.ts';
import { Link } from 'wouter';
import { NextIcon, PreviousIcon, WarningIcon } from '#ui/icons/icons.ts';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';
import { pageLocale, words } from '#ui/text/words.ts';
import './month-switcher.css';
import { Select } from './select.tsx';

interface MonthSwitcherProps {
  /** Undefined for all months. */
  month: string | undefined;
  /** Whether all months can be chosen, too. */
  all?: boolean;
  onChange: (month: string | undefined) => void;
  unfinished: UnfinishedProps;
}

interface UnfinishedProps {
  /** How much of earlier months is not finished; undefined while that is on its way. */
  count: number | undefined;
  /** Where it stands. */
  href: string;
  /** It is what the page shows. */
  current?: boolean;
}

/** How far back the choice goes; the arrows go on. */
const back = 24;

/** Which month a page shows, and before it what is not finished of earlier ones. The keys "," and "." go to the months beside it. */
export function MonthSwitcher({ month, all = false, onChange, unfinished }: MonthSwitcherProps) {
  const t = words(messages);
  const from = month ?? settledMonth(today());
  const earlier = () => onChange(month === undefined ? from : previousPeriod(month));
  const later = () => onChange(month === undefined ? from : nextPeriod(month));
  useFreeKey(',', earlier);
  useFreeKey('.', later);
  const everything = all ? [{ value: '', label: t('month.all') }] : [];
  const options = monthsBefore(today(), month).map((value) => ({ value, label: periodText(value) }));
  return (
    <fieldset className="month-switcher">
      <legend className="visually-hidden">{t('month')}</legend>
      <IconButton icon={PreviousIcon} label={t('month.previous')} onClick={earlier} />
      <Select
        aria-label={t('month')}
        options={[...everything, ...options]}
        value={month ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <IconButton icon={NextIcon} label={t('month.next')} onClick={later} />
      <Unfinished {...unfinished} />
    </fieldset>
  );
}

function Unfinished({ count, href, current }: UnfinishedProps) {
  const t = words(messages);
  if (!current && !count) return null;
  const n = count ?? 0;
  const full = t('month.unfinished', { n });
  return (
    <Link href={href} className="month-unfinished" aria-label={full} aria-current={current ? 'true' : undefined}>
      <WarningIcon />
      <span className="month-unfinished-words">{full}</span>
      <span className="month-unfinished-number">{n.toLocaleString(pageLocale())}</span>
    </Link>
  );
}

/** This month and those before it, and the chosen one where it is none of them. */
function monthsBefore(day: string, chosen: string | undefined): string[] {
  const months = Array.from({ length: back }, (_, index) => shiftPeriod(day.slice(0, 7), -index));
  return chosen && !months.includes(chosen) ? [chosen, ...months].toSorted().toReversed() : months;
}
