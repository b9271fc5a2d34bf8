import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isDate } from '@biuro/core/lib/date.ts';
import { isPeriod, periodOf, shiftPeriod } from '@biuro/core/poland/period.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useOfficePeople } from '#services/people/use-office-people.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { formText } from '#services/records/declaration/text.ts';
import type { ListFilter } from '#ui/list/definition.ts';
import { recallAddress } from '#ui/list/memory.ts';
import { dayText } from '#ui/text/day.ts';
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';
import room from '../messages.json' with { type: 'json' };
import { forms, type Status, tones } from '../terms.ts';
import { type DeclarationFilters, declarationQuestion } from './list-request.ts';
import messages from './messages.json' with { type: 'json' };

// `Object.keys` forgets which strings it returns.
const statuses = Object.keys(tones) as Status[];

/** How the list can be narrowed. What a link brings along (a company, a day, an old period) is taken in, too. */
export function useDeclarationFilters(): ListFilter<DeclarationFilters>[] {
  const t = useText(messages);
  const say = useText(room);
  const asked = new URLSearchParams(useSearch() || recallAddress(declarationQuestion.name));
  const period = asked.get('filters[period]');
  const day = asked.get('filters[due_date]');
  const company = useCompanyOption(asked.get('filters[company_id]'));
  const people = usePeopleOptions(asked.get('filters[assignee_id]'));
  return useMemo(
    () => [
      {
        key: 'status',
        label: t('status'),
        options: statuses.map((value) => ({ value, label: say(`status.${value}`) })),
      },
      { key: 'form', label: t('form'), options: forms.map((value) => ({ value, label: formText(value) })) },
      {
        key: 'period',
        label: t('period'),
        options: withAsked(recentPeriods(today()), period, isPeriod).map((value) => ({
          value,
          label: periodText(value),
        })),
      },
      { key: 'assignee_id', label: t('assignee'), options: people },
      { key: 'mine', label: t('mine'), options: [{ value: 'true', label: t('mine.only') }] },
      { key: 'late', label: t('late'), options: [{ value: 'true', label: t('late.only') }] },
      { key: 'open', label: t('open'), options: [{ value: 'any', label: t('open.any') }] },
      ...(company ? [{ key: 'company_id' as const, label: t('company'), options: [company] }] : []),
      ...withAsked([], day, isDate).map((value) => ({
        key: 'due_date' as const,
        label: t('due_date'),
        options: [{ value, label: dayText(value) }],
      })),
    ],
    [t, say, period, day, company, people],
  );
}

/** Months of the last year and a half, quarters and years, the newest first. */
function recentPeriods(day: string): string[] {
  const back = (type: 'month' | 'quarter' | 'year', count: number) =>
    Array.from({ length: count }, (_, index) => shiftPeriod(periodOf(day, type), -index));
  return [...back('month', 18), ...back('quarter', 6), ...back('year', 3)];
}
/** The values, and the one that the address asks for where it is another sensible one. */
function withAsked(values: string[], asked: string | null, isSensible: (text: string) => boolean): string[] {
  return asked === null || values.includes(asked) || !isSensible(asked) ? values : [asked, ...values];
}

/** Everybody in the office; whom the address names is one of them before they are known. */
function usePeopleOptions(asked: string | null) {
  const people = useOfficePeople();
  return useMemo(() => {
    const options = (people ?? []).map(({ id, name }) => ({ value: id, label: name }));
    const known = asked === null || options.some(({ value }) => value === asked);
    return known ? options : [...options, { value: asked, label: '…' }];
  }, [people, asked]);
}

function useCompanyOption(id: string | null) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['companies', 'one', id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}', { params: { path: { id: id ?? '' } }, signal }))).data,
    enabled: id !== null,
  });
  const label = data?.name ?? '…';
  return useMemo(() => (id ? { value: id, label } : undefined), [id, label]);
}
