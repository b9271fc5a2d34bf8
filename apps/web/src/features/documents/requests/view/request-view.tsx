import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig, usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { useRight } from '#services/session/use-session.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { RecordPage } from '#ui/record/record-page.tsx';
import { dayText } from '#ui/text/day.ts';
import { periodText } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import { RequestProgress } from '../answer/request-progress.tsx';
import messages from '../messages.json' with { type: 'json' };
import { requestKeys, useRequest } from '../queries.ts';
import { type DocumentRequest, requestTones } from '../requests.ts';
import { RequestActions } from './actions.tsx';
import { RequestHistory } from './history.tsx';
import { RequestedItems } from './requested-items.tsx';
import './request-view.css';

/** One request, for the office: what has come of it, and what can be done about the rest. */
export function RequestView() {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const answer = useRequest(id);
  const missing = answer.error && failureOf(answer.error).status === 404;
  usePlaceName(answer.data?.title, missing);
  return (
    <RecordPage
      answer={answer}
      titles={{ waiting: t('request'), missing: t('missing'), failed: t('failed') }}
      back={{ href: pathOf('dashboard-documents-requests'), label: t('back') }}
    >
      {(request) => <RequestRecord request={request} />}
    </RecordPage>
  );
}

function RequestRecord({ request }: { request: DocumentRequest }) {
  const t = useText(messages);
  const config = useConfig();
  const client = useQueryClient();
  const mayEdit = useRight('documents:edit');
  const mayReadHistory = useRight('audit:read') && isVisible(config, 'documents', 'history');
  const { id, title, description, items } = request;
  return (
    <Page
      title={title}
      sentence={<Summary request={request} />}
      actions={mayEdit && request.status !== 'withdrawn' && <RequestActions request={request} />}
    >
      <div className="request-view">
        <Card title={t('items')}>
          <div className="request-view-progress">
            <RequestProgress items={items} />
          </div>
          <RequestedItems
            request={request}
            mayEdit={mayEdit && request.status !== 'withdrawn'}
            onAnswered={() => void client.invalidateQueries({ queryKey: requestKeys.one(id) })}
          />
        </Card>
        <div className="request-view-rail">
          <Card title={t('facts')} padded>
            <RequestFacts request={request} />
          </Card>
          {description && (
            <Card title={t('description')} padded>
              <p className="request-description">{description}</p>
            </Card>
          )}
        </div>
      </div>
      {mayReadHistory && <RequestHistory key={id} id={id} />}
    </Page>
  );
}

function Summary({ request: { status, overdue, company } }: { request: DocumentRequest }) {
  const t = useText(messages);
  return (
    <span className="document-summary">
      <Tag tone={requestTones[status]}>{t(`status.${status}`)}</Tag>
      {overdue && <Tag tone="danger">{t('overdue')}</Tag>}
      <Link href={pathOf('dashboard-companies-view', { id: company.id })}>{company.name}</Link>
    </span>
  );
}

function RequestFacts({ request }: { request: DocumentRequest }) {
  const t = useText(messages);
  const { month, due_date, task, reminded_at, created_by, created_at } = request;
  const facts = [
    { label: t('month'), value: periodText(month) },
    { label: t('due_date'), value: dayText(due_date) },
    ...(task
      ? [{ label: t('task'), value: <Link href={pathOf('dashboard-tasks-view', { id: task.id })}>{task.title}</Link> }]
      : []),
    { label: t('reminded_at'), value: reminded_at ? t('moment', { at: new Date(reminded_at) }) : t('reminded.not') },
    { label: t('created_by'), value: created_by ?? t('created_by.portal') },
    { label: t('created_at'), value: t('moment', { at: new Date(created_at) }) },
  ];
  return <Facts facts={facts} />;
}
