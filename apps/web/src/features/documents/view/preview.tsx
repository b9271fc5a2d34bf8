import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DocumentsIcon } from '#ui/icons/icons.ts';
import '#ui/layout/card.css';
import messages from '../messages.json' with { type: 'json' };
import { useDocumentFile, useFileAddress } from '../queries.ts';
import { type Document, type DocumentFile, isPicture } from '../statuses.ts';
import { DownloadButton } from './download.tsx';
import { PictureView } from './picture-view.tsx';
import { firstLook, PreviewToolbar } from './toolbar.tsx';
import './preview.css';

const PdfView = lazy(() => import('./pdf-view.tsx').then((module) => ({ default: module.PdfView })));

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
  if (isPicture(file)) return <PicturePreview documentId={documentId} file={file} />;
  if (file.kind === 'pdf') return <PdfPreview documentId={documentId} file={file} />;
  return (
    <EmptyState
      icon={DocumentsIcon}
      title={t('preview.none')}
      action={<DownloadButton documentId={documentId} file={file} />}
    >
      {file.name}
    </EmptyState>
  );
}

function PicturePreview({ documentId, file }: FilePreviewProps) {
  const { data: address, error, refetch } = useFileAddress(documentId, file);
  const [look, setLook] = useState(firstLook);
  if (error && !address) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <PreviewToolbar look={look} pages={1} onLook={setLook} />
      <Sheet name={file.name}>
        {address ? <PictureView address={address} name={file.name} look={look} /> : <Skeleton width="100%" />}
      </Sheet>
    </>
  );
}

function PdfPreview({ documentId, file }: FilePreviewProps) {
  const { data, error, refetch } = useDocumentFile(documentId, file);
  const [look, setLook] = useState(firstLook);
  const [pages, setPages] = useState(1);
  const onPages = useCallback((known: number) => setPages(known), []);
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <PreviewToolbar look={look} pages={pages} onLook={setLook} />
      <Sheet name={file.name}>
        {!data && <Skeleton width="100%" />}
        {data && (
          <Suspense fallback={<Skeleton width="100%" />}>
            <PdfView file={data} name={file.name} look={look} onPages={onPages} />
          </Suspense>
        )}
      </Sheet>
    </>
  );
}

function Sheet({ name, children }: { name: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its place is scrolled with the keys
    <div className="preview-sheet" tabIndex={0} role="region" aria-label={name}>
      {children}
    </div>
  );
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useText(messages);
  return <FailureState title={t('preview.failed')} failure={failureOf(error)} retry={retry} />;
}
