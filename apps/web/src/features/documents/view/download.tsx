import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ExportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { useDocumentCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { sizeText } from '../send/progress.tsx';
import type { Document, DocumentFile } from '../statuses.ts';
import '../documents.css';

/** Saves one file of a document. */
export function DownloadButton({ documentId, file }: { documentId: string; file: DocumentFile }) {
  const t = useText(messages);
  const toast = useToast();
  const { download } = useDocumentCalls();
  const work = useMutation({
    mutationFn: () => download(documentId, file),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <Button
      icon={ExportIcon}
      label={t('download.of', { name: file.name })}
      busy={work.isPending ? t('busy') : undefined}
      onClick={() => work.mutate()}
    >
      {t('download')}
    </Button>
  );
}

/** The files of a document by name and size. */
export function FilesCard({ document: { id, files } }: { document: Document }) {
  const t = useText(messages);
  return (
    <Card title={t('files')}>
      <div className="document-files">
        <Rows>
          {files.map((file) => (
            <Row
              key={file.number}
              title={<span className="document-file-name">{file.name}</span>}
              detail={`${file.kind.toUpperCase()} · ${sizeText(file.size)}`}
              trail={<DownloadButton documentId={id} file={file} />}
            />
          ))}
        </Rows>
      </div>
    </Card>
  );
}
