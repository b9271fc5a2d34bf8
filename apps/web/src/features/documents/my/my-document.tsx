import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useFollowCompany } from '#services/companies/client-company.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { WithdrawIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useDocumentCalls } from '../calls.ts';
import { kindOptions } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { monthOptions } from '../months.ts';
import { DocumentPicker } from '../send/picker.tsx';
import { useSendFiles } from '../send/use-send.ts';
import { type Document, isReplaceable } from '../statuses.ts';
import { DocumentPage } from '../view/document-page.tsx';
import { FilesCard } from '../view/download.tsx';
import { DocumentFacts } from '../view/facts.tsx';
import { DocumentPreview } from '../view/preview.tsx';
import { type MyValues, myFields } from '../view/values.ts';
import '../view/document-view.css';
import './my-documents.css';
import { myStatus } from './row.tsx';

/** One document, for the client: what the office says of it, and other files in its place where it is to be corrected. */
export function MyDocument() {
  const t = useText(messages);
  return (
    <DocumentPage back={{ href: pathOf('documents'), label: t('back.mine') }}>
      {(document) => <MyRecord document={document} />}
    </DocumentPage>
  );
}

function MyRecord({ document }: { document: Document }) {
  const t = useText(messages);
  const config = useConfig();
  const { company, status, remark, editable, title, created_at, direction, read_at } = document;
  useFollowCompany(company.id);
  const mayHand = useMayHand(document);
  const at = new Date(created_at);
  const sentence =
    direction === 'from_office'
      ? [t('my.from_office', { at }), read_at && t('my.read_at', { at: new Date(read_at) })].filter(Boolean).join(' · ')
      : `${myStatus(t, document)} · ${t('my.handed', { at })}`;
  return (
    <Page
      title={title}
      sentence={sentence}
      actions={status === 'sent' && editable && mayHand && <Withdraw document={document} />}
    >
      {remark && (status === 'to_correct' || status === 'rejected') && (
        <Notice tone={status === 'to_correct' ? 'warning' : 'danger'}>
          <p>{t(status === 'to_correct' ? 'my.to_correct.why' : 'my.rejected.why', { remark })}</p>
        </Notice>
      )}
      {status === 'to_correct' && mayHand && <SendAgain document={document} />}
      <div className="my-document">
        {isVisible(config, 'documents', 'preview') ? (
          <DocumentPreview document={document} />
        ) : (
          <FilesCard document={document} />
        )}
        <div className="my-document-rail">
          {editable && mayHand ? <MyFields document={document} /> : <DocumentFacts document={document} />}
          {isVisible(config, 'documents', 'preview') && <FilesCard document={document} />}
          {status === 'sent' && mayHand && isReplaceable(document) && <SendAgain document={document} />}
        </div>
      </div>
    </Page>
  );
}

/** Who only looks at the company hands nothing over. */
function useMayHand({ company }: Document): boolean {
  const { companies, role } = useUser();
  return (companies.find(({ id }) => id === company.id)?.role ?? role) !== 'viewer';
}

/** Other files take the place of those before. */
function SendAgain({ document: { id, company, kind, month } }: { document: Document }) {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const send = useSendFiles();
  const again = async (files: File[]) => {
    const isTaken = files.length > 0 && (await send(files, { companyId: company.id, replaces: { id, kind, month } }));
    if (isTaken) navigate(`${pathOf('documents')}?month=${month}&send=queue`);
  };
  return <DocumentPicker label={t('my.again')} hint={t('my.again.hint')} onFiles={(files) => void again(files)} />;
}

function MyFields({ document }: { document: Document }) {
  const t = useText(messages);
  const toast = useToast();
  const { find, change } = useDocumentCalls();
  const values = useMemo(() => myFields.valuesOf(document), [document]);
  const { id } = document;
  return (
    <Card title={t('fields')} padded>
      <FormPart<MyValues, Document>
        className="document-form"
        values={values}
        draft={`document.${id}`}
        send={(typed) => change(id, myFields.requestOf(typed))}
        refresh={async () => myFields.valuesOf(await find(id))}
        valuesAfterSave={(saved) => myFields.valuesOf(saved)}
        onSaved={() => toast(t('saved'))}
        submitLabel={t('save')}
        submitVariant="secondary"
        busyLabel={t('saving')}
      >
        <div className="form-fields">
          <FormTextField<MyValues> name="title" label={t('title')} wide />
          <FormSelectField<MyValues> name="kind" label={t('kind')} options={kindOptions()} wide />
          <FormSelectField<MyValues> name="month" label={t('month')} options={monthOptions(document.month)} wide />
        </div>
      </FormPart>
    </Card>
  );
}

/** Takes a document back that the office has not begun to check. Only the office can restore it. */
function Withdraw({ document: { id, title } }: { document: Document }) {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const { remove } = useDocumentCalls();
  const work = useMutation({
    mutationFn: () => remove(id),
    onSuccess: () => {
      toast(t('my.withdrawn', { title }));
      navigate(pathOf('documents'));
    },
  });
  return (
    <>
      <Button icon={WithdrawIcon} onClick={() => setAsking(true)}>
        {t('my.withdraw')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={t('my.withdraw.title', { title })}
          verb={t('my.withdraw')}
          busy={work.isPending ? t('busy') : undefined}
          failure={work.error ? failureOf(work.error) : undefined}
          onConfirm={() => work.mutate()}
          onCancel={() => setAsking(false)}
        >
          {t('my.withdraw.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
