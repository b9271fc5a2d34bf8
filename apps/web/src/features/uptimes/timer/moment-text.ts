import { isRepeatedHour, warsawDay, warsawTime, warsawZone } from '@biuro/core/lib/warsaw.ts';
import { dayShort } from '#ui/text/day.ts';
import { today } from '#ui/text/today.ts';

/** An instant as "9:05", with its day where that is not today, and with its zone in the hour that comes twice. */
export function momentText(instant: number): string {
  const day = warsawDay(instant);
  const time = warsawTime(instant).slice(0, 5).replace(/^0/, '');
  const zone = isRepeatedHour(instant) ? ` ${warsawZone(instant)}` : '';
  return day === today() ? `${time}${zone}` : `${dayShort(day, today())}, ${time}${zone}`;
}
