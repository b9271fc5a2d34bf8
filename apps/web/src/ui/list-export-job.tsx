import { useMutation, useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ExportContext, type ExportPort } from './export-context.ts';
import { failureOf } from './failure.ts';
import { fileNameOf } from './file-name.ts';
import { type Job, JobProgress } from './job-progress.tsx';
import messages from './messages.json' with { type: 'json' };
import { Notice } from './notice.tsx';
import { saveFile } from './save-file.ts';
import { words } from './words.ts';

/** Milliseconds between two questions about a file that is not ready. */
const pause = 1_000;

interface ListExportJobProps {
  first: Job;
  /** Closed it goes on following the job. */
  open: boolean;
  notify: (text: string) => void;
  onClose: () => void;
  /** The person has the file, or there is none to have. */
  onEnd: () => void;
}

/** A long list that becomes a file in the background: how far it is, and the file when it is ready. */
export function ListExportJob({ first, open, notify, onClose, onEnd }: ListExportJobProps) {
  const t = words(messages);
  const port = use(ExportContext);
  if (!port) throw new Error('Exports are followed by those who are signed in');
  const { job, lost } = useExportJob(port, first);
  const ready = job.status === 'done';
  const tell = useEffectEvent(() => {
    if (!open) notify(t('list.export.ready'));
  });
  useEffect(() => {
    if (ready) tell();
  }, [ready]);
  const saving = useMutation({
    mutationFn: () => port.file(first.id),
    onSuccess: ({ data, response }) => {
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? 'export');
      notify(t('list.export.done'));
      onEnd();
    },
  });
  const over = ready || job.status === 'failed';
  const save = (
    <Button
      variant="primary"
      busy={saving.isPending ? t('list.export.busy') : undefined}
      onClick={() => saving.mutate()}
    >
      {t('list.export.save')}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={job.status === 'failed' ? onEnd : onClose}
      title={t('list.export.long')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          {ready && save}
          <Button onClick={job.status === 'failed' ? onEnd : onClose}>{t('dialog.close')}</Button>
        </>
      }
    >
      <div className="dialog-text">
        <JobProgress job={job} label={t('list.export.rows')} lost={lost} />
        {!over && <p>{t('list.export.wait')}</p>}
        {ready && <p>{t('list.export.kept')}</p>}
        {saving.error && (
          <Notice tone="danger" role="alert">
            {failureOf(saving.error).message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function useExportJob(port: ExportPort, first: Job): { job: Job; lost: boolean } {
  const { data: job, isError } = useQuery({
    queryKey: ['jobs', first.id],
    queryFn: ({ signal }) => port.job(first.id, signal),
    initialData: first,
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'done' || state.data?.status === 'failed' ? false : pause),
  });
  return { job, lost: isError };
}
