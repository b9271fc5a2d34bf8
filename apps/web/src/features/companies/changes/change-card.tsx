import { type ReactNode, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Tag, type Tone } from '#ui/text/tag.tsx';
import { ChangeDecision, ChangeWithdrawal } from './change-decision.tsx';
import { ChangeDifference } from './change-difference.tsx';
import './change-list.css';
import { type ChangeRequest, useChangeRequests } from './change-queries.ts';
import changes from './messages.json' with { type: 'json' };

const tones = {
  sent: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
} satisfies Record<ChangeRequest['status'], Tone>;

interface ChangeCardProps {
  companyId: string;
  /** Who looks: the office takes over or refuses what waits, the client takes it back; left out, it is only to be read. */
  decides?: 'office' | 'client';
  /** Also the last one that was decided, where none waits. */
  answered?: boolean;
}

/** What the client proposes to change of their company, and what became of it. What is over stands in the history of the company, too. */
export function ChangeCard({ companyId, decides, answered = false }: ChangeCardProps) {
  const c = useText(changes);
  const { data } = useChangeRequests(companyId);
  const [older, setOlder] = useState(false);
  const [first] = data ?? [];
  if (!data || !first) return null;
  const shown = older ? data : data.filter((request) => request.status === 'sent' || (answered && request === first));
  if (shown.length === 0) return null;
  const rest = data.length - shown.length;
  return (
    <Card
      title={c('title')}
      action={
        rest > 0 && (
          <Button variant="quiet" onClick={() => setOlder(true)}>
            {c('older')}
          </Button>
        )
      }
    >
      {shown.map((request) => (
        <ChangeEntry
          key={request.id}
          request={request}
          actions={request.status === 'sent' && decides && <Actions {...{ companyId, request, decides }} />}
        />
      ))}
    </Card>
  );
}

type ActionsProps = Required<Pick<ChangeCardProps, 'companyId' | 'decides'>> & { request: ChangeRequest };

function Actions({ companyId, request, decides }: ActionsProps) {
  const Decision = decides === 'office' ? ChangeDecision : ChangeWithdrawal;
  return <Decision companyId={companyId} request={request} />;
}

function ChangeEntry({ request, actions }: { request: ChangeRequest; actions: ReactNode }) {
  const c = useText(changes);
  const { status, note, answer, created_at, created_by } = request;
  const at = new Date(created_at);
  return (
    <div className="change-request">
      <div className="change-request-head">
        <span className="row-detail">{created_by ? c('sent.by', { name: created_by, at }) : c('sent.at', { at })}</span>
        <Tag tone={tones[status]}>{c(`status.${status}`)}</Tag>
      </div>
      <ChangeDifference request={request} />
      {note && <p className="change-note">{note}</p>}
      {answer && <p className="change-note">{c('answer', { text: answer })}</p>}
      {actions && <div className="change-request-actions">{actions}</div>}
    </div>
  );
}
