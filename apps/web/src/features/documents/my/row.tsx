import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { DocumentsIcon } from '#ui/icons/icons.ts';
import { Row } from '#ui/layout/row.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { kindText } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { type Document } from '../statuses.ts';

/** One document of a company: what it is, when it came, and how far the office is with it. Only what is out of the ordinary has a colour. */
export function MyDocumentRow({ document }: { document: Document }) {
  const t = useText(messages);
  const { id, title, kind, created_at, direction, read_at, status } = document;
  const at = new Date(created_at);
  const from = direction === 'from_office' ? t('my.from_office', { at }) : t('my.handed', { at });
  return (
    <Row
      lead={<DocumentsIcon />}
      title={title}
      href={pathOf('documents-view', { id })}
      detail={
        <>
          {kindText(kind)} · {from} · {direction === 'from_office' ? read_at && t('my.read') : myStatus(t, document)}
        </>
      }
      trail={
        (direction === 'from_office' && !read_at && <Tag tone="accent">{t('my.new')}</Tag>) ||
        (status === 'rejected' && <Tag tone="danger">{t('client.rejected')}</Tag>)
      }
    />
  );
}

/** The status in the words of the client. */
export function myStatus(t: ReturnType<typeof useText<typeof messages>>, { status, late }: Document): string {
  const words = t(`client.${status}`);
  return late && status === 'sent' ? t('client.late', { status: words }) : words;
}
