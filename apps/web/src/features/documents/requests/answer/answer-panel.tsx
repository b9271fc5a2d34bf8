import type { Failure } from '@biuro/core/lib/failure.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useUploadProgress } from '#services/uploads/progress.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FileButton } from '#ui/files/file-button.tsx';
import { AddIcon, CameraIcon, CloseIcon, DocumentsIcon, ImportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { BlobPicture } from '../../blob-picture.tsx';
import { ACCEPTED } from '../../send/picker.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { LinkedRequest, RequestItem } from '../requests.ts';
import type { Answering } from './answering.ts';
import './answer.css';

const Decline = lazy(() => import('./decline-dialog.tsx').then((module) => ({ default: module.DeclineDialog })));

interface AnswerPanelProps {
  item: RequestItem;
  answering: Answering;
  onAnswered: (now: LinkedRequest) => void;
}

/** Takes what one item asks for: photographs and files, which become the pages of one document, or the word that there is no such document. */
export function AnswerPanel({ item, answering, onAnswered }: AnswerPanelProps) {
  const t = useText(messages);
  const [pages, setPages] = useState<File[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [declining, setDeclining] = useState(false);
  const [sending, setSending] = useState(false);
  const progress = useUploadProgress();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const add = (files: File[]) => {
    setFailure(undefined);
    setPages((before) => [...before, ...files]);
  };
  const send = async (again?: boolean) => {
    setFailure(undefined);
    setSending(true);
    try {
      onAnswered(await answering.deliver(item.id, pages, again));
    } catch (thrown) {
      setFailure(failureOf(thrown));
      setSending(false);
    }
  };
  return (
    <section ref={panel} className="answer-panel" aria-label={t('answer.adding', { label: item.label })}>
      <p className="answer-title" aria-hidden="true">
        {t('answer.adding.short')} <strong>{item.label}</strong>
      </p>
      {pages.length === 0 ? (
        <>
          <FileButton
            variant="primary"
            camera
            className="answer-camera"
            icon={CameraIcon}
            label={t('answer.photo')}
            accept="image/*"
            onFiles={add}
          />
          <FileButton icon={ImportIcon} label={t('answer.file')} accept={ACCEPTED} multiple onFiles={add} />
          {item.state === 'missing' && (
            <Button variant="quiet" wide onClick={() => setDeclining(true)}>
              {t('answer.decline')}
            </Button>
          )}
        </>
      ) : (
        <>
          <Pages
            pages={pages}
            onRemove={sending ? undefined : (page) => setPages(pages.filter((one) => one !== page))}
          />
          {!sending && <FileButton icon={AddIcon} label={t('answer.more')} accept={ACCEPTED} multiple onFiles={add} />}
          <Button
            variant="primary"
            wide
            busy={sending ? (progress ?? t('answer.busy')) : undefined}
            onClick={() => void send()}
          >
            {t('answer.send', { n: pages.length })}
          </Button>
        </>
      )}
      {failure && <Refused failure={failure} onAgain={() => void send(true)} />}
      <Suspense>
        {declining && (
          <Decline item={item} answering={answering} onAnswered={onAnswered} onClose={() => setDeclining(false)} />
        )}
      </Suspense>
    </section>
  );
}

function Pages({ pages, onRemove }: { pages: File[]; onRemove: ((page: File) => void) | undefined }) {
  const t = useText(messages);
  return (
    <ol className="answer-pages" aria-label={t('answer.pages')}>
      {pages.map((page, index) => (
        <li key={`${page.name} ${page.lastModified} ${index}`}>
          {page.type.startsWith('image/') ? <BlobPicture file={page} alt="" /> : <DocumentsIcon />}
          <span className="answer-page-name">{page.name}</span>
          {onRemove && (
            <IconButton
              icon={CloseIcon}
              label={t('answer.remove', { name: page.name })}
              onClick={() => onRemove(page)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** What was handed over before can be meant all the same. */
function Refused({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  const t = useText(messages);
  const [told] = failure.fields ?? [];
  return (
    <Notice
      tone="danger"
      role="alert"
      action={failure.code === 'handed_over' && <Button onClick={onAgain}>{t('answer.again')}</Button>}
    >
      <p>{told?.message ?? failure.message}</p>
    </Notice>
  );
}
