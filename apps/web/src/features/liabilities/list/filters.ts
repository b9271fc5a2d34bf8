import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isDate } from '@biuro/core/lib/date.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useOfficePeople } from '#services/people/use-office-people.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { liabilityKindText } from '#services/records/liability/text.ts';
import type { ListFilter } from '#ui/list/definition.ts';
import { recallAddress } from '#ui/list/memory.ts';
import { dayText } from '#ui/text/day.ts';
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };
import { recentPeriods } from '../periods.ts';
import { kinds } from '../terms.ts';
import { type LiabilityFilters, liabilityQuestion } from './list-request.ts';

/** How the list can be narrowed. What a link brings along (a company, a day, an old period) is taken in, too. */
export function useLiabilityFilters(): ListFilter<LiabilityFilters>[] {
  const t = useText(messages);
  const asked = new URLSearchParams(useSearch() || recallAddress(liabilityQuestion.name));
  const period = asked.get('filters[period]');
  const settled = asked.get('filters[task_period]');
  const day = asked.get('filters[due_date]');
  const company = useCompanyOption(asked.get('filters[company_id]'));
  const people = usePeopleOptions(asked.get('filters[assignee_id]'));
  return useMemo(
    () => [
      {
        key: 'period',
        label: t('period'),
        options: withAsked(recentPeriods(today()), period, isPeriod).map((value) => ({
          value,
          label: periodText(value),
        })),
      },
      { key: 'kind', label: t('kind'), options: kinds.map((value) => ({ value, label: liabilityKindText(value) })) },
      { key: 'assignee_id', label: t('assignee'), options: people },
      { key: 'mine', label: t('mine'), options: [{ value: 'true', label: t('mine.only') }] },
      { key: 'to_tell', label: t('to_tell'), options: [{ value: 'true', label: t('to_tell.only') }] },
      { key: 'overdue', label: t('overdue'), options: [{ value: 'true', label: t('overdue.only') }] },
      {
        key: 'correction_waiting',
        label: t('waiting'),
        options: [{ value: 'true', label: t('waiting.only') }],
      },
      ...(company ? [{ key: 'company_id' as const, label: t('company'), options: [company] }] : []),
      ...withAsked([], settled, isPeriod).map((value) => ({
        key: 'task_period' as const,
        label: t('task_period'),
        options: [{ value, label: periodText(value) }],
      })),
      ...withAsked([], day, isDate).map((value) => ({
        key: 'due_date' as const,
        label: t('due_date'),
        options: [{ value, label: dayText(value) }],
      })),
    ],
    [t, period, settled, day, company, people],
  );
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
