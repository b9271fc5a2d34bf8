import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRight, useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { failureOf } from '../ui/failure.ts';
import { SendIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import messages from './entry/messages.json' with { type: 'json' };
import { type Report, useEntryCalls } from './entry-calls.ts';
import { EntryReport } from './entry-report.tsx';
import type { Entry } from './entry-values.ts';

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
  if (report) return <EntryReport report={report} onClose={() => setReport(undefined)} />;
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
