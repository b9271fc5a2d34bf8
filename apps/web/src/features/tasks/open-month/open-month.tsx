import { pathOf } from '@biuro/core/navigation/routes.ts';
import { settledMonth, shiftPeriod } from '@biuro/core/poland/period.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { today } from '#ui/text/today.ts';
import { tasksChanged } from '../calls.ts';
import { monthsToOpen, periodOptions } from '../list/periods.ts';
import messages from '../messages.json' with { type: 'json' };
import { OpenMonthPreview } from './preview.tsx';
import { OpenMonthWork } from './progress.tsx';
import { isOpened, useMonthPreview, useOpenMonth } from './use-open-month.ts';
import './open-month.css';

/** Shows what opening a month will create, starts it, and shows how far it is. */
export function OpenMonth({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const client = useQueryClient();
  const [settled] = useState(() => settledMonth(today()));
  const [chosen, setChosen] = useState<string>();
  const isSettledOpen = isOpened(useMonthPreview(settled).data);
  const period = chosen ?? (isSettledOpen ? shiftPeriod(settled, 1) : settled);
  const month = useRef<HTMLSelectElement>(null);
  // The dialog itself would choose the first button, which closes it.
  useEffect(() => month.current?.focus(), []);
  const preview = useMonthPreview(period);
  const start = useOpenMonth();
  const work = useMutation({
    mutationFn: () => {
      // What is proposed changes with the first month that is open.
      setChosen(period);
      return start(period);
    },
    onSuccess: () => tasksChanged(client),
  });
  const job = work.data?.job;
  const failure = work.error ?? preview.error;
  const plan = preview.isPlaceholderData ? undefined : preview.data;
  const nothing = plan !== undefined && plan.settlements + plan.payrolls === 0;
  const actions = (
    <>
      {!work.data && !nothing && (
        <Button
          variant="primary"
          busy={work.isPending ? t('open_month.starting') : undefined}
          onClick={() => work.mutate()}
        >
          {t('open_month')}
        </Button>
      )}
      {job && (
        <ButtonLink href={`${pathOf('dashboard-tasks-board')}?month=${period}`}>{t('open_month.board')}</ButtonLink>
      )}
      <Button onClick={onClose}>{work.data || nothing ? t('close') : t('cancel')}</Button>
    </>
  );
  return (
    <Dialog open wide onClose={onClose} title={t('open_month.title')} closeLabel={t('close')} actions={actions}>
      <div className="open-month">
        {!work.data && (
          <Field label={t('open_month.month')} hint={t('open_month.hint')}>
            {(control) => (
              <Select
                {...control}
                ref={month}
                options={periodOptions(monthsToOpen(today()))}
                value={period}
                onChange={(event) => setChosen(event.target.value)}
              />
            )}
          </Field>
        )}
        {failure && (
          <Notice tone="danger" role="alert">
            {failureOf(failure).message}
          </Notice>
        )}
        {!work.data && !preview.error && <OpenMonthPreview plan={plan} />}
        {job && <OpenMonthWork first={job} />}
        {work.data && !job && (
          <Notice tone="info" role="status">
            {t('open_month.nothing')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
