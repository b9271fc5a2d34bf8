import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Button } from '#ui/layout/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { kindText } from '../../kind-text.ts';
import { useAnswering } from '../answer/answering.ts';
import messages from '../messages.json' with { type: 'json' };
import { type DocumentRequest, itemTones, type RequestItem } from '../requests.ts';

const Decline = lazy(() =>
  import('../answer/decline-dialog.tsx').then((module) => ({ default: module.DeclineDialog })),
);

interface RequestedItemsProps {
  request: DocumentRequest;
  mayEdit: boolean;
  onAnswered: () => void;
}

/** What was asked for, with the documents that have come for it; the office can say in the company's place that there is none. */
export function RequestedItems({ request: { id, items }, mayEdit, onAnswered }: RequestedItemsProps) {
  const t = useText(messages);
  const toast = useToast();
  const answering = useAnswering(id);
  const [declined, setDeclined] = useState<RequestItem>();
  const askAgain = (item: RequestItem) =>
    answering.decline(item.id, null).then(onAnswered, (thrown) => toast(failureOf(thrown).message));
  return (
    <>
      <Rows>
        {items.map((item) => (
          <Row
            key={item.id}
            title={item.label}
            detail={<ItemDetail item={item} />}
            trail={
              <>
                <Tag tone={itemTones[item.state]}>{t(`item.${item.state}`)}</Tag>
                {mayEdit && item.state === 'missing' && (
                  <Button
                    variant="quiet"
                    label={t('decline.for.of', { label: item.label })}
                    onClick={() => setDeclined(item)}
                  >
                    {t('decline.for')}
                  </Button>
                )}
                {mayEdit && item.state === 'not_applicable' && (
                  <Button
                    variant="quiet"
                    label={t('decline.undo.of', { label: item.label })}
                    onClick={() => void askAgain(item)}
                  >
                    {t('decline.undo')}
                  </Button>
                )}
              </>
            }
          />
        ))}
      </Rows>
      <Suspense>
        {declined && (
          <Decline
            item={declined}
            answering={answering}
            onAnswered={onAnswered}
            onClose={() => setDeclined(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function ItemDetail({ item: { kind, reason, remark, state, documents } }: { item: RequestItem }) {
  const said = state === 'not_applicable' ? reason : state === 'to_correct' || state === 'missing' ? remark : null;
  return (
    <>
      {kindText(kind)}
      {documents.map(({ id, title }) => (
        <span key={id} className="requested-document">
          {' · '}
          <Link href={pathOf('dashboard-documents-view', { id })}>{title}</Link>
        </span>
      ))}
      {said && ` · ${said}`}
    </>
  );
}
