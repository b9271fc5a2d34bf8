import type { LinkedCalls } from '@biuro/core';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import messages from '../messages.json' with { type: 'json' };
import { isOpen, type LinkedRequest, type RequestItem } from '../requests.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { useAnswering } from './answering.ts';
import { RequestItems } from './request-items.tsx';
import { RequestProgress } from './request-progress.tsx';

interface RequestAnswerProps {
  request: Pick<LinkedRequest, 'id' | 'items'>;
  /** By an action link, in place of the person who is signed in. */
  linked?: LinkedCalls;
  /** The item to begin with; otherwise the first that is missing. */
  first?: string | undefined;
  onAnswered: (now: LinkedRequest) => void;
}

/** Answers a request item by item: what was asked for, how much of it is there, and the place for the next file. */
export function RequestAnswer({ request: { id, items }, linked, first, onAnswered }: RequestAnswerProps) {
  const t = useText(messages);
  const answering = useAnswering(id, linked);
  const [wanted, setWanted] = useState(first);
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState<string>();
  const chosen = items.find((item) => item.id === wanted && isOpen(item)) ?? items.find(isOpen);
  const take = (item: RequestItem, now: LinkedRequest) => {
    const answered = now.items.find((one) => one.id === item.id);
    setTold(t(answered?.state === 'not_applicable' ? 'told.declined' : 'told.delivered', { label: item.label }));
    setWanted(undefined);
    onAnswered(now);
  };
  const askAgain = async (itemId: string) => {
    setFailure(undefined);
    try {
      const now = await answering.decline(itemId, null);
      setWanted(itemId);
      onAnswered(now);
    } catch (thrown) {
      setFailure(failureOf(thrown).message);
    }
  };
  return (
    <div className="request-answer">
      <RequestProgress items={items} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <RequestItems
        items={items}
        chosen={chosen?.id}
        onChoose={setWanted}
        onAskAgain={(itemId) => void askAgain(itemId)}
      />
      {chosen && (
        <AnswerPanel
          key={`${chosen.id} ${chosen.state}`}
          item={chosen}
          answering={answering}
          onAnswered={(now) => take(chosen, now)}
        />
      )}
    </div>
  );
}
