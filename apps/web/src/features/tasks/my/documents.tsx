import { daysBetween } from '@biuro/core/lib/date.ts';
import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
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
  const form = useFormAddress(['confirm', 'late']);
  const maySay = useMaySay(task);
  const { docs_due_at, documents_confirmed_at, missing, late_docs, can_confirm, step } = task;
  const maySend = maySay && (documents_confirmed_at !== null || missing.length > 0);
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
        {maySend && (
          <Button variant={can_confirm ? 'primary' : 'secondary'} wide onClick={() => form.show('late')}>
            {t('my.late', { n: missing.length })}
          </Button>
        )}
        {can_confirm && (
          <>
            <p>{t('my.confirm.when')}</p>
            <Button variant={maySend ? 'secondary' : 'primary'} wide onClick={() => form.show('confirm')}>
              {t('my.confirm')}
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {form.open === 'confirm' && can_confirm && <Confirm task={task} onClose={form.close} />}
        {form.open === 'late' && maySay && <Late task={task} onClose={form.close} />}
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
