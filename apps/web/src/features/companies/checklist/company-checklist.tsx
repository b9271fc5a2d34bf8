import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import checklist from './messages.json' with { type: 'json' };
import './company-checklist.css';
import { type ChecklistItem, useChecklist, useSetItem } from './queries.ts';
import { CompanyChecklistRow } from './row.tsx';
import { CompanyWaive } from './waive.tsx';

interface CompanyChecklistProps {
  companyId: string;
  editable: boolean;
}

/** What is to be done before a company is active, or before it is gone, with how far it is. */
export function CompanyChecklist({ companyId, editable }: CompanyChecklistProps) {
  const c = useText(checklist);
  const { data, error, refetch } = useChecklist(companyId);
  const [waiving, setWaiving] = useState<ChecklistItem>();
  const setting = useSetItem(companyId);
  const title = c(data?.kind === 'leaving' ? 'leaving' : 'onboarding');
  if (error && !data)
    return (
      <Card title={title}>
        <FailureState title={c('failed')} failure={failureOf(error)} retry={() => void refetch()} />
      </Card>
    );
  const items = data?.items ?? [];
  const done = items.filter(({ state }) => state !== 'open').length;
  const going = setting.isPending ? setting.variables : undefined;
  // A box that was ticked looks so at once.
  const shown = (item: ChecklistItem) => (going?.item === item.key ? { ...item, state: going.body.state } : item);
  return (
    <Card title={title} action={data && c('progress', { done, total: items.length })}>
      {data && <progress className="company-progress" aria-label={title} value={done} max={items.length} />}
      {setting.error && (
        <Notice tone="danger" role="alert">
          {failureOf(setting.error).message}
        </Notice>
      )}
      <ul className="company-checklist">
        {items.map((item) => (
          <CompanyChecklistRow
            key={item.key}
            item={shown(item)}
            editable={editable}
            onState={(state) => setting.mutate({ item: item.key, body: { state } })}
            onWaive={() => setWaiving(item)}
          />
        ))}
        {!data && <Skeleton width="14rem" />}
      </ul>
      {waiving && <CompanyWaive companyId={companyId} item={waiving} onClose={() => setWaiving(undefined)} />}
    </Card>
  );
}
