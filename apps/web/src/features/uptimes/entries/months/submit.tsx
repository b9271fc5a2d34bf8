import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SendIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ListBulkReport } from '#ui/list/bulk/report.tsx';
import { type Report, reportOf, useEntryCalls } from '../calls.ts';
import type { Entry } from '../form/values.ts';
import messages from '../messages.json' with { type: 'json' };

/** Hands in what is saved of the days that are shown. */
export function EntrySubmit({ entries }: { entries: Entry[] }) {
  const t = useText(messages);
  const toast = useToast();
  const { id } = useUser();
  const edits = useRight('uptimes:edit');
  const { submit } = useEntryCalls();
  const [report, setReport] = useState<Report>();
  const saved = entries.filter(({ status, user, locked }) => status === 'saved' && user.id === id && !locked);
  const work = useMutation({
    mutationFn: () => submit({ ids: saved.slice(0, 500).map((entry) => entry.id) }),
    onSuccess: (answer) => {
      if (answer.refused > 0) setReport(answer);
      else toast(t('submitted', { n: answer.done }));
    },
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  if (report) return <ListBulkReport report={reportOf(report)} onClose={() => setReport(undefined)} />;
  if (!edits || saved.length === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button icon={SendIcon} busy={work.isPending ? t('submitting') : undefined} onClick={() => work.mutate()}>
          {t('submit.all')}
        </Button>
      }
    >
      {t('submit.waiting', { n: saved.length })}
    </Notice>
  );
}
