import { useMutation, useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';
import { type Job, JobProgress } from '#ui/feedback/job-progress.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { fileNameOf, saveFile } from '#ui/files/save-file.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { Dialog } from '#ui/overlay/dialog.tsx';
import { words } from '#ui/text/words.ts';
import { ExportContext, type ExportPort } from './context.ts';

/** Milliseconds between two requests for the state of a file that is not ready. */
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
