import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { dayOfMonth } from '../day-of-month.ts';
import messages from '../messages.json' with { type: 'json' };
import { RowSkeletons } from '../row-skeletons.tsx';
import { type Attention, placeOf, reasonOf, subjectOf } from './attention-text.ts';
import { mattersText } from './matters-text.ts';
import type { OfficeHome, Whose } from './use-office-home.ts';

interface AttentionCardProps {
  /** Nothing while it is on its way. */
  home: OfficeHome | undefined;
  whose: Whose;
}

/** As many as are seen at a glance; the rest is a press away. */
const atFirst = 8;

/** What waits for the office, the most urgent first, each with why. */
export function AttentionCard({ home, whose }: AttentionCardProps) {
  const t = useText(messages);
  const [whole, setWhole] = useState(false);
  const all = home?.attention;
  const lines = whole ? all : all?.slice(0, atFirst);
  const hidden = (all?.length ?? 0) - (lines?.length ?? 0);
  const beyond = home ? home.attention_total - home.attention.length : 0;
  return (
    <Card
      title={t('attention.title')}
      action={<Link href={pathOf('dashboard-tasks')}>{t('attention.tasks')}</Link>}
      footer={
        lines &&
        lines.length > 0 && (
          <div className="home-footer">
            {hidden > 0 && (
              <Button variant="quiet" onClick={() => setWhole(true)}>
                {t('attention.rest', { n: hidden })}
              </Button>
            )}
            <p className="home-note">
              {whole && beyond > 0 && `${t('attention.more', { n: beyond })} `}
              {t('attention.order')}
            </p>
          </div>
        )
      }
    >
      {lines?.length === 0 ? (
        <AllDone home={home} />
      ) : (
        <Rows>
          {lines?.map((line) => <AttentionRow key={keyOf(line)} line={line} whose={home?.whose ?? whose} />) ?? (
            <RowSkeletons count={atFirst} />
          )}
        </Rows>
      )}
    </Card>
  );
}

function AttentionRow({ line, whose }: { line: Attention; whose: Whose }) {
  const t = useText(messages);
  const { company, count } = line;
  const { text, tone } = reasonOf(line);
  return (
    <Row
      lead={<Avatar name={company.name} />}
      title={subjectOf(line)}
      detail={count > 1 ? t('attention.with', { name: company.name, n: count - 1 }) : company.name}
      trail={
        <span className="attention-why">
          <Tag tone={tone}>{text}</Tag>
        </span>
      }
      href={placeOf(line, whose)}
    />
  );
}

function AllDone({ home }: { home: OfficeHome | undefined }) {
  const t = useText(messages);
  const next = home?.deadlines.find(({ companies_left }) => companies_left > 0);
  return (
    <EmptyState icon={DoneIcon} title={t('attention.none')}>
      {next && t('attention.next', { day: dayOfMonth(next.date), kinds: mattersText(next) })}
    </EmptyState>
  );
}

const keyOf = ({ reason, company, task, liability, declaration, report }: Attention) =>
  `${reason} ${(task ?? liability ?? declaration ?? report ?? company).id}`;
