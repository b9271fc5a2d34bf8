import { pathOf } from '@biuro/core/navigation/routes.ts';
import { settledMonth } from '@biuro/core/poland/period.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useClientCompany } from '#services/companies/client-company.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { handFiles, takeHandedFiles, useHandedFiles } from '#services/uploads/handed-files.ts';
import { Select } from '#ui/controls/select.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DocumentsIcon, ExportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { useOverlayAddress } from '#ui/overlay/use-overlay-address.ts';
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';
import { useDocumentCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { isMonth, monthOptions } from '../months.ts';
import { useMyDocuments } from '../queries.ts';
import { MyRequests } from '../requests/my/my-requests.tsx';
import { DocumentPicker } from '../send/picker.tsx';
import { isThere } from '../send/progress.tsx';
import { SendScreen } from '../send/send-screen.tsx';
import { useSendFiles, useSendQueue } from '../send/use-send.ts';
import type { Document } from '../statuses.ts';
import { MyDocumentRow } from './row.tsx';
import './my-documents.css';

/** What a company has handed over for a month and what it has from the office; and the way to hand over more. */
export function MyDocuments() {
  const { company, role } = useClientCompany();
  const mayHand = role !== 'viewer';
  const month = useMonth();
  const sending = useOverlayAddress('send');
  const send = useSendFiles();
  const hand = async (files: File[], source: 'portal' | 'phone' = 'portal') => {
    if (files.length === 0) return;
    // It is not known yet for whom: they wait until it is.
    if (!company) return handFiles(files);
    const isTaken = await send(files, { companyId: company.id, month: month.chosen, source });
    if (isTaken && sending.value === undefined) sending.show('queue');
  };
  useFilesOfCamera(mayHand && company !== undefined, (files) => void hand(files, 'phone'));
  if (mayHand && sending.value !== undefined) return <SendScreen onFiles={(files) => void hand(files)} />;
  const isReady = mayHand && company !== undefined;
  return <MonthOfDocuments month={month} onFiles={isReady ? (files) => void hand(files) : undefined} />;
}

/** Files that were photographed from another page. */
function useFilesOfCamera(ready: boolean, onFiles: (files: File[]) => void): void {
  const handed = useHandedFiles();
  const take = useEffectEvent(() => onFiles(takeHandedFiles()));
  useEffect(() => {
    if (ready && handed > 0) take();
  }, [ready, handed]);
}

interface Month {
  /** Undefined for all months. */
  chosen: string | undefined;
  choose: (month: string) => void;
}

/** The month that the address names; without one the month that is being settled. */
function useMonth(): Month {
  const [path, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get('month');
  const chosen = named === 'all' ? undefined : named && isMonth(named) ? named : settledMonth(today());
  return { chosen, choose: (month) => navigate(`${path}?month=${month}`, { replace: true }) };
}

interface MonthOfDocumentsProps {
  month: Month;
  onFiles: ((files: File[]) => void) | undefined;
}

function MonthOfDocuments({ month, onFiles }: MonthOfDocumentsProps) {
  const t = useText(messages);
  const { company, role } = useClientCompany();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyDocuments(
    company?.id,
    month.chosen,
  );
  const all = data?.pages.flatMap((page) => page.data);
  const total = data?.pages[0]?.meta.total;
  const toCorrect = all?.filter(({ status }) => status === 'to_correct') ?? [];
  const others = all?.filter(({ status }) => status !== 'to_correct');
  return (
    <Page
      title={t('list.title')}
      sentence={total === undefined ? '\u00A0' : t('list.count', { n: total })}
      actions={<MonthChoice month={month} />}
    >
      <Unsent />
      {role !== 'employee' && (
        <MyRequests companyId={company?.id} month={month.chosen} mayAnswer={onFiles !== undefined} />
      )}
      {onFiles && <DocumentPicker label={t('send.add')} hint={t('send.hint')} onFiles={onFiles} />}
      {toCorrect.length > 0 && (
        <Card title={t('my.to_correct')}>
          <Rows>
            {toCorrect.map((document) => (
              <ToCorrect key={document.id} document={document} mayHand={onFiles !== undefined} />
            ))}
          </Rows>
        </Card>
      )}
      {(toCorrect.length === 0 || others?.length !== 0) && (
        <Card title={month.chosen ? t('my.of_month', { month: periodText(month.chosen) }) : t('my.all')}>
          {error && !data && (
            <FailureState title={t('list.failed')} failure={failureOf(error)} retry={() => void refetch()} />
          )}
          {others?.length === 0 && (
            <EmptyState icon={DocumentsIcon} title={t('my.none')}>
              {onFiles && t('my.none.hint')}
            </EmptyState>
          )}
          <Rows>
            {others?.map((document) => (
              <MyDocumentRow key={document.id} document={document} />
            ))}
            {!others && !error && <Waiting />}
          </Rows>
          {company && month.chosen && role !== 'employee' && all && all.length > 0 && (
            <footer className="card-footer">
              <DownloadMonth companyId={company.id} month={month.chosen} />
            </footer>
          )}
          {hasNextPage && (
            <footer className="card-footer">
              <Button
                variant="quiet"
                busy={isFetchingNextPage ? t('busy') : undefined}
                onClick={() => void fetchNextPage()}
              >
                {t('older')}
              </Button>
            </footer>
          )}
        </Card>
      )}
    </Page>
  );
}

/** All documents of the month in one archive. */
function DownloadMonth({ companyId, month }: { companyId: string; month: string }) {
  const t = useText(messages);
  const toast = useToast();
  const { downloadAll } = useDocumentCalls();
  const work = useMutation({
    mutationFn: () => downloadAll(companyId, month),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <Button
      variant="quiet"
      icon={ExportIcon}
      busy={work.isPending ? t('busy') : undefined}
      onClick={() => work.mutate()}
    >
      {t('my.download')}
    </Button>
  );
}

function Waiting() {
  return [1, 2, 3].map((place) => (
    <Row key={place} title={<Skeleton width="11rem" />} detail={<Skeleton width="7rem" />} />
  ));
}

function MonthChoice({ month: { chosen, choose } }: { month: Month }) {
  const t = useText(messages);
  const options = [...monthOptions(chosen), { value: 'all', label: t('month.all') }];
  return (
    <span className="my-documents-month">
      <Select
        aria-label={t('month')}
        options={options}
        value={chosen ?? 'all'}
        onChange={({ target }) => choose(target.value)}
      />
    </span>
  );
}

/** What is on its way, with the way to it. */
function Unsent() {
  const t = useText(messages);
  const { items } = useSendQueue();
  const sending = useOverlayAddress('send');
  if (items.length === 0) return null;
  const { href, state } = sending.linkTo('queue');
  return (
    <section className="card card-body-padded my-documents-unsent" aria-label={t('send.title')}>
      <p>{t('send.count', { there: items.filter(isThere).length, n: items.length })}</p>
      <Link href={href} state={state}>
        {t('send.show')}
      </Link>
    </section>
  );
}

/** What the office wants to have again, and why. */
function ToCorrect({ document: { id, title, remark }, mayHand }: { document: Document; mayHand: boolean }) {
  const t = useText(messages);
  const href = pathOf('documents-view', { id });
  return (
    <Row
      lead={<DocumentsIcon />}
      title={mayHand ? title : <Link href={href}>{title}</Link>}
      detail={<span className="my-documents-remark">{t('my.to_correct.why', { remark: remark ?? '' })}</span>}
      trail={
        mayHand && (
          <ButtonLink href={href} label={t('my.correct.of', { title })}>
            {t('my.correct')}
          </ButtonLink>
        )
      }
    />
  );
}
