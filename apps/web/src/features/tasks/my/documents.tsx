import { daysBetween } from '@biuro/core/lib/date.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Due, distanceText } from '#ui/text/due.tsx';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };
import type { ClientTask } from '../terms.ts';

const Confirm = lazy(() => import('./confirm.tsx').then((module) => ({ default: module.MyConfirm })));
const Late = lazy(() => import('./late.tsx').then((module) => ({ default: module.MyLate })));

/** The documents of the period: by when, what is missing, and the word that all are there. */
export function MyDocuments({ task }: { task: ClientTask }) {
  const t = useText(messages);
  const [asking, setAsking] = useState<'confirm' | 'late'>();
  const close = () => setAsking(undefined);
  const maySay = useMaySay(task);
  const { docs_due_at, documents_confirmed_at, missing, late_docs, can_confirm, step } = task;
  const maySend = maySay && documents_confirmed_at !== null;
  return (
    <Card title={t('documents')} padded>
      <div className="my-documents">
        {documents_confirmed_at ? (
          <p className="my-confirmed">
            <DoneIcon />
            {t('my.confirmed', { at: new Date(documents_confirmed_at) })}
          </p>
        ) : (
          docs_due_at &&
          isNear(docs_due_at, missing) && (
            <p>
              {t('my.due')} <Due date={docs_due_at} open={step === 'documents'} />
            </p>
          )
        )}
        {missing.length > 0 && <Missing missing={missing} />}
        {late_docs && <p>{t('my.late.waiting')}</p>}
        {can_confirm && (
          <>
            <p>{t('my.confirm.when')}</p>
            <Button variant="primary" wide onClick={() => setAsking('confirm')}>
              {t('my.confirm')}
            </Button>
          </>
        )}
        {maySend && (
          <Button wide onClick={() => setAsking('late')}>
            {t('my.late')}
          </Button>
        )}
      </div>
      <Suspense>
        {asking === 'confirm' && <Confirm task={task} onClose={close} />}
        {asking === 'late' && <Late task={task} onClose={close} />}
      </Suspense>
    </Card>
  );
}

/** A date that is far, while nothing is asked for, has been said by the sentence above. */
function isNear(date: string, missing: string[]): boolean {
  return missing.length > 0 || distanceText(daysBetween(today(), date)) !== undefined;
}

/** Only who represents the company or is authorised speaks for it. */
function useMaySay({ company }: ClientTask): boolean {
  const { companies, role } = useUser();
  const inCompany = companies.find(({ id }) => id === company.id)?.role ?? role;
  return inCompany === 'representative' || inCompany === 'authorised';
}

function Missing({ missing }: Pick<ClientTask, 'missing'>) {
  const t = useText(messages);
  return (
    <div className="my-missing">
      <p className="my-missing-title">{t('documents.missing', { n: missing.length })}</p>
      <ul>
        {missing.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
