import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { DocumentTag, LateTag } from '../document-tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useDocument } from '../queries.ts';
import type { Document } from '../statuses.ts';
import '../view/document-view.css';
import { DocumentMoves } from '../view/moves.tsx';
import { DocumentPreview } from '../view/preview.tsx';
import { DeskFields } from './fields.tsx';
import { useAhead, useWaiting } from './queue.ts';
import { DeskQueue } from './queue-list.tsx';
import './desk.css';

/** Checks what waits, one document after another, with the keyboard alone. */
export function DocumentDesk() {
  const t = useText(messages);
  const { data, error, refetch } = useWaiting();
  if (error && !data)
    return (
      <Page title={t('desk.title')}>
        <FailureState title={t('desk.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      </Page>
    );
  if (!data)
    return (
      <Page title={t('desk.title')}>
        <Skeleton width="100%" />
      </Page>
    );
  return <Desk documents={data} />;
}

/** The queue stays as it was when the desk was opened; what has been moved is marked in it. */
function Desk({ documents }: { documents: Document[] }) {
  const t = useText(messages);
  const [chosen, setChosen] = useState(documents[0]?.id);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const place = documents.findIndex(({ id }) => id === chosen);
  const document = documents[place];
  const next = documents.slice(place + 1).find(({ id }) => !done.has(id)) ?? documents.find(({ id }) => !done.has(id));
  const companies = new Set(documents.map(({ company }) => company.id)).size;
  useAhead(next);
  useFreeKey('j', place < documents.length - 1 ? () => setChosen(documents[place + 1]?.id) : undefined);
  useFreeKey('k', place > 0 ? () => setChosen(documents[place - 1]?.id) : undefined);
  const onMoved = ({ id, status }: Document) => {
    if (status === 'sent' || status === 'in_review') return;
    const now = new Set([...done, id]);
    setDone(now);
    const rest = [...documents.slice(place + 1), ...documents.slice(0, place)];
    setChosen(rest.find((one) => !now.has(one.id))?.id);
  };
  const title = t('desk.title');
  if (documents.length === 0 || !document)
    return (
      <Page title={title}>
        <EmptyState
          icon={DoneIcon}
          title={t(documents.length === 0 ? 'desk.none' : 'desk.all')}
          action={<ButtonLink href={pathOf('dashboard-documents')}>{t('back')}</ButtonLink>}
        >
          {null}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={title} sentence={t('desk.sentence', { done: done.size, n: documents.length, companies })}>
      <p className="desk-keys">{t('desk.keys')}</p>
      <div className="desk">
        <DeskQueue documents={documents} chosen={document.id} done={done} onChoose={setChosen} />
        <OnDesk key={document.id} document={document} onMoved={onMoved} />
      </div>
    </Page>
  );
}

function OnDesk({ document: known, onMoved }: { document: Document; onMoved: (moved: Document) => void }) {
  const t = useText(messages);
  const { data: document = known } = useDocument(known.id);
  const { id, title, company, status, late, editable } = document;
  return (
    <>
      <DocumentPreview document={document} />
      <section className="document-rail desk-rail" aria-label={title}>
        <div>
          <p className="desk-company">{company.name}</p>
          <h2 className="desk-title">{title}</h2>
          <p className="document-summary">
            <DocumentTag status={status} />
            {late && <LateTag />}
          </p>
        </div>
        {editable && <DeskFields document={document} />}
        <DocumentMoves document={document} onMoved={onMoved} />
        <p>
          <Link href={pathOf('dashboard-documents-view', { id })}>{t('desk.more')}</Link>
        </p>
      </section>
    </>
  );
}
