import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRight } from '#services/session/use-session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { DocumentTag, LateTag } from '../document-tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Document } from '../statuses.ts';
import { DocumentPage } from './document-page.tsx';
import { FilesCard } from './download.tsx';
import { DocumentFacts } from './facts.tsx';
import { DocumentFields } from './fields.tsx';
import { DocumentHistory } from './history.tsx';
import { DocumentMoves } from './moves.tsx';
import { DocumentNeighbours } from './neighbours.tsx';
import { DocumentPreview } from './preview.tsx';
import './document-view.css';

/** One document, for the office: what it looks like beside what is known of it. */
export function DocumentView() {
  const t = useText(messages);
  return (
    <DocumentPage back={{ href: pathOf('dashboard-documents'), label: t('back') }}>
      {(document) => <DocumentRecord document={document} />}
    </DocumentPage>
  );
}

function DocumentRecord({ document }: { document: Document }) {
  const t = useText(messages);
  const config = useConfig();
  const mayEdit = useRight('documents:edit');
  const mayReadHistory = useRight('audit:read') && isVisible(config, 'documents', 'history');
  const { id, title, editable, remark, duplicate_of } = document;
  return (
    <Page title={title} sentence={<Summary document={document} />} actions={<DocumentNeighbours id={id} />}>
      <div className="document-view">
        {isVisible(config, 'documents', 'preview') && <DocumentPreview document={document} />}
        <div className="document-rail">
          {mayEdit && <DocumentMoves document={document} />}
          {remark && (
            <Notice tone="info">
              <p>{t('remark.said', { remark })}</p>
            </Notice>
          )}
          {duplicate_of && (
            <Notice tone="info">
              <p>
                {t('duplicate.of')}{' '}
                <Link href={pathOf('dashboard-documents-view', { id: duplicate_of.id })}>{duplicate_of.title}</Link>
              </p>
            </Notice>
          )}
          {mayEdit && editable ? (
            <DocumentFields key={id} document={document} />
          ) : (
            <DocumentFacts document={document} />
          )}
          <FilesCard document={document} />
        </div>
      </div>
      {mayReadHistory && <DocumentHistory key={id} id={id} />}
    </Page>
  );
}

function Summary({ document }: { document: Document }) {
  const t = useText(messages);
  const { company, status, late, created_by, created_at, direction, read_at } = document;
  const at = new Date(created_at);
  return (
    <span className="document-summary">
      <DocumentTag status={status} />
      {late && <LateTag />}
      <Link href={pathOf('dashboard-companies-view', { id: company.id })}>{company.name}</Link>
      <span>{created_by ? t('came.from', { name: created_by, at }) : t('came', { at })}</span>
      {direction !== 'from_client' && <span>{t(`direction.${direction}`)}</span>}
      {direction === 'from_office' && <span>{read_at ? t('read', { at: new Date(read_at) }) : t('read.not')}</span>}
    </span>
  );
}
