import { lazy, Suspense, useCallback, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DocumentsIcon } from '#ui/icons/icons.ts';
import '#ui/layout/card.css';
import messages from '../messages.json' with { type: 'json' };
import { useDocumentFile } from '../queries.ts';
import type { Document, DocumentFile } from '../statuses.ts';
import { DownloadButton } from './download.tsx';
import { PictureView } from './picture-view.tsx';
import { firstLook, PreviewToolbar } from './toolbar.tsx';
import './preview.css';

const PdfView = lazy(() => import('./pdf-view.tsx').then((module) => ({ default: module.PdfView })));

/** What browsers draw themselves. */
const pictures: DocumentFile['kind'][] = ['jpeg', 'png', 'webp'];

/** The files of a document, one at a time, as a person would hold them. */
export function DocumentPreview({ document }: { document: Document }) {
  const t = useText(messages);
  const { id, files } = document;
  const [number, setNumber] = useState(1);
  const shown = files.find((file) => file.number === number) ?? files[0];
  if (!shown) return null;
  return (
    <section className="card preview" aria-label={t('preview')}>
      {files.length > 1 && (
        <div className="preview-files" role="group" aria-label={t('files')}>
          {files.map((file) => (
            <button
              key={file.number}
              type="button"
              className="preview-file"
              aria-pressed={file === shown}
              title={file.name}
              onClick={() => setNumber(file.number)}
            >
              {file.number}
            </button>
          ))}
        </div>
      )}
      <FilePreview key={`${shown.number} ${shown.name}`} documentId={id} file={shown} />
    </section>
  );
}

interface FilePreviewProps {
  documentId: string;
  file: DocumentFile;
}

function FilePreview({ documentId, file }: FilePreviewProps) {
  const t = useText(messages);
  const isPicture = pictures.includes(file.kind);
  const isShown = isPicture || file.kind === 'pdf';
  const { data, error, refetch } = useDocumentFile(documentId, file, isShown);
  const [look, setLook] = useState(firstLook);
  const [pages, setPages] = useState(1);
  const onPages = useCallback((known: number) => setPages(known), []);
  if (!isShown)
    return (
      <EmptyState
        icon={DocumentsIcon}
        title={t('preview.none')}
        action={<DownloadButton documentId={documentId} file={file} />}
      >
        {file.name}
      </EmptyState>
    );
  if (error && !data)
    return <FailureState title={t('preview.failed')} failure={failureOf(error)} retry={() => void refetch()} />;
  return (
    <>
      <PreviewToolbar look={look} pages={pages} onLook={setLook} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its place is scrolled with the keys */}
      <div className="preview-sheet" tabIndex={0} role="region" aria-label={file.name}>
        {!data && <Skeleton width="100%" />}
        {data && isPicture && <PictureView file={data} name={file.name} look={look} />}
        {data && !isPicture && (
          <Suspense fallback={<Skeleton width="100%" />}>
            <PdfView file={data} name={file.name} look={look} onPages={onPages} />
          </Suspense>
        )}
      </div>
    </>
  );
}
