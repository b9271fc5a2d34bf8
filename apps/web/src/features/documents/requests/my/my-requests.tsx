import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import { CameraIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useOverlayAddress } from '#ui/overlay/use-overlay-address.ts';
import { Tag } from '#ui/text/tag.tsx';
import { today } from '#ui/text/today.ts';
import { RequestAnswer } from '../answer/request-answer.tsx';
import { RequestProgress } from '../answer/request-progress.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useMyRequests } from '../queries.ts';
import {
  type DocumentRequest,
  isOpen,
  isUnanswered,
  itemTones,
  type LinkedRequest,
  type RequestItem,
} from '../requests.ts';
import './my-requests.css';

interface MyRequestsProps {
  companyId: string | undefined;
  month: string | undefined;
  /** Who only looks at the company answers nothing. */
  mayAnswer: boolean;
}

/** What the office asks a company for, and how much of it is there; each item that is missing is answered from here. */
export function MyRequests({ companyId, month, mayAnswer }: MyRequestsProps) {
  const t = useText(messages);
  const { data: requests = [] } = useMyRequests(companyId, month);
  const answering = useOverlayAddress('answer');
  const items = requests.flatMap((request) => request.items.map((item) => ({ request, item })));
  if (items.length === 0) return null;
  const open = items.filter(({ request, item }) => isUnanswered(request) && isOpen(item));
  const [soonest] = open.map(({ request }) => request.due_date).toSorted();
  const chosen = items.find(({ request, item }) => isUnanswered(request) && item.id === answering.value);
  return (
    <>
      <section className="card card-body-padded my-requests-progress" aria-label={t('my.progress')}>
        <div className="my-requests-due">
          <strong>{t('my.progress.words', { done: items.length - open.length, n: items.length })}</strong>
          {soonest && (
            <Tag tone={soonest < today() ? 'danger' : 'warning'}>
              {t('my.due', { date: new Date(`${soonest}T12:00:00`) })}
            </Tag>
          )}
        </div>
        <RequestProgress items={items.map(({ item }) => item)} />
      </section>
      {open.length > 0 && (
        <Card title={t('my.title')}>
          <Rows>
            {open.map(({ item }) => (
              <OpenItem key={item.id} item={item} onAnswer={mayAnswer ? () => answering.show(item.id) : undefined} />
            ))}
          </Rows>
        </Card>
      )}
      {chosen && mayAnswer && <Answer request={chosen.request} itemId={chosen.item.id} onClose={answering.close} />}
    </>
  );
}

function OpenItem({ item, onAnswer }: { item: RequestItem; onAnswer: (() => void) | undefined }) {
  const t = useText(messages);
  const { label, state, remark } = item;
  return (
    <Row
      title={label}
      detail={
        <span className="my-requests-state">
          <Tag tone={itemTones[state]}>{t(`item.${state}`)}</Tag>
          {remark}
        </span>
      }
      trail={onAnswer && <IconButton icon={CameraIcon} label={t('my.answer.of', { label })} onClick={onAnswer} />}
    />
  );
}

interface AnswerProps {
  request: DocumentRequest;
  itemId: string;
  onClose: () => void;
}

/** The request over the page, from the chosen item on. It closes once everything is answered. */
function Answer({ request, itemId, onClose }: AnswerProps) {
  const t = useText(messages);
  const client = useQueryClient();
  const [now, setNow] = useState<LinkedRequest>();
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={request.title}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <RequestAnswer
        request={now ?? request}
        first={itemId}
        onAnswered={(answered) => {
          setNow(answered);
          void recordsChanged(client, 'documents');
          if (!isUnanswered(answered)) onClose();
        }}
      />
    </Dialog>
  );
}
