import { isDate } from '@biuro/core/lib/date.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useOfficePeople } from '#services/people/use-office-people.ts';
import { taskStatuses, taskStatusText } from '#services/records/task/status.tsx';
import { useUser } from '#services/session/use-session.ts';
import type { ListFilter } from '#ui/list/definition.ts';
import { dayText } from '#ui/text/day.ts';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };
import { kinds } from '../terms.ts';
import { useCompanyRef } from '../use-company-ref.ts';
import type { TaskFilters } from './list-request.ts';
import { periodOptions, periodsAround } from './periods.ts';

const stages = ['documents', 'work', 'told'] as const satisfies TaskFilters['stage'][];

/** How the list can be narrowed. What links bring along (a company, an old period) is taken in, too. */
export function useTaskFilters(): ListFilter<TaskFilters>[] {
  const t = useText(messages);
  const asked = new URLSearchParams(useSearch());
  const period = asked.get('filters[period]') ?? undefined;
  const company = useCompanyOption(asked.get('filters[company_id]') ?? undefined);
  const day = knownDay(asked.get('filters[due_at]') ?? undefined);
  const people = usePersonOptions(asked.get('filters[assignee_id]') ?? undefined);
  return useMemo(
    () => [
      {
        key: 'status',
        label: t('status'),
        options: taskStatuses.map((value) => ({ value, label: taskStatusText(value) })),
      },
      { key: 'period', label: t('period'), options: periodOptions(periodsAround(today()), knownPeriod(period)) },
      { key: 'kind', label: t('kind'), options: kinds.map((value) => ({ value, label: t(`kind.${value}`) })) },
      { key: 'assignee_id', label: t('assignee'), options: people },
      ...(company ? [{ key: 'company_id' as const, label: t('company'), options: [company] }] : []),
      { key: 'mine', label: t('filter.mine'), options: [{ value: 'true', label: t('mine.true') }] },
      {
        key: 'stage',
        label: t('filter.stage'),
        options: stages.map((value) => ({ value, label: t(`stage.${value}`) })),
      },
      { key: 'closable', label: t('filter.closable'), options: [{ value: 'true', label: t('yes') }] },
      ...(day ? [{ key: 'due_at' as const, label: t('due_at'), options: [{ value: day, label: dayText(day) }] }] : []),
      { key: 'late', label: t('filter.late'), options: [{ value: 'true', label: t('yes') }] },
      { key: 'late_docs', label: t('filter.late_docs'), options: [{ value: 'true', label: t('yes') }] },
      {
        key: 'open',
        label: t('filter.open'),
        options: [
          { value: 'false', label: t('open.false') },
          { value: 'any', label: t('open.any') },
        ],
      },
    ],
    [t, period, day, company, people],
  );
}

/** Everybody in the office, oneself first. Whom the address names is one of them before they are known. */
function usePersonOptions(asked: string | undefined) {
  const people = useOfficePeople();
  const me = useUser();
  return useMemo(() => {
    const others = (people ?? []).filter(({ id }) => id !== me.id);
    const options = [
      { value: me.id, label: `${me.first_name} ${me.last_name}` },
      ...others.map(({ id, name }) => ({ value: id, label: name })),
    ];
    const known = !asked || options.some(({ value }) => value === asked);
    return known ? options : [...options, { value: asked, label: '…' }];
  }, [people, me, asked]);
}

/** Before its name is known, too: the list is narrowed at once. */
function useCompanyOption(id: string | undefined) {
  const name = useCompanyRef(id)?.name ?? '…';
  return useMemo(() => (id ? { value: id, label: name } : undefined), [id, name]);
}

function knownDay(text: string | undefined): string | undefined {
  return text && isDate(text) ? text : undefined;
}

function knownPeriod(text: string | undefined): string | undefined {
  return text && isPeriod(text) ? text : undefined;
}
