import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useUploadProgress } from '#services/uploads/progress.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { StatementLines } from './statement-lines.tsx';

/** The bank's own list of transfers: the portal proposes which of them paid what, the accountant accepts. */
export function BankStatement() {
  const t = useText(messages);
  const sent = useUploadProgress();
  const { read } = useLiabilityCalls();
  const reading = useMutation({ mutationFn: read });
  const { data: statement, error, isPending } = reading;
  if (statement)
    return (
      <Card title={t('statement.title')} action={<Button onClick={reading.reset}>{t('statement.other')}</Button>}>
        <StatementLines statement={statement} onDone={reading.reset} />
      </Card>
    );
  return (
    <Card title={t('statement.title')} padded>
      <div className="statement-file">
        <p>{t('statement.text')}</p>
        <FileDrop
          label={t('statement.file')}
          hint={t('statement.hint')}
          accept=".csv,.txt,.sta,.mt940,.940,text/csv,text/plain"
          busy={isPending ? (sent ?? t('statement.reading')) : undefined}
          onFile={(file) => reading.mutate(file)}
        />
        {error && (
          <Notice tone="danger" role="alert">
            {failureOf(error).fields?.[0]?.message ?? failureOf(error).message}
          </Notice>
        )}
      </div>
    </Card>
  );
}
