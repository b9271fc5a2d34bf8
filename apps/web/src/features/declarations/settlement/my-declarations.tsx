import { useText } from '#services/i18n/use-text.ts';
import { formText } from '#services/records/declaration/text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { DocumentsIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useMyDeclarations } from '../queries.ts';
import type { Declaration } from '../terms.ts';
import { UpoButton } from '../upo-button.tsx';

/** What the office has sent for the client, each with its official confirmation; nothing until the first is sent. */
export function MyDeclarations({ taskId }: { taskId: string }) {
  const t = useText(messages);
  const { data, error, refetch } = useMyDeclarations(taskId);
  if (!error && (!data || data.length === 0)) return null;
  return (
    <Card title={t('mine.title')}>
      {error && !data && <FailureState title={t('failed')} failure={failureOf(error)} retry={() => void refetch()} />}
      <Rows>
        {data?.map((declaration) => (
          <Row
            key={declaration.id}
            lead={<DocumentsIcon />}
            title={formText(declaration.form)}
            detail={<Detail declaration={declaration} />}
            trail={declaration.upo_file && <UpoButton declaration={declaration} />}
          />
        ))}
      </Rows>
    </Card>
  );
}

function Detail({ declaration: { status, sent_at, upo_number } }: { declaration: Declaration }) {
  const t = useText(messages);
  const when = sent_at && t('sent.at', { at: new Date(sent_at) });
  const number = upo_number && t('upo.is', { number: upo_number });
  // That it is sent is said with the day.
  const state = status === 'sent' && when ? null : t(`status.${status}`);
  return [state, when, number].filter(Boolean).join(' · ');
}
