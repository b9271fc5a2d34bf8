import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { DoneIcon, WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import messages from '../messages.json' with { type: 'json' };

export type ConfirmReport = components['schemas']['BulkAnswer']['data'];

interface ConfirmReportDialogProps {
  report: ConfirmReport;
  onClose: () => void;
}

/** What became of each payment, refusals first: they are what is left to do. */
export function ConfirmReportDialog({ report: { done, refused, rows }, onClose }: ConfirmReportDialogProps) {
  const t = useText(messages);
  const sorted = rows.toSorted((one, other) => Number(other.result === 'refused') - Number(one.result === 'refused'));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('confirm.refused', { n: refused })}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="dialog-text">
        {done > 0 && <p>{t('confirm.many', { n: done })}</p>}
        <Rows>
          {sorted.map(({ id, name, result, error }) => (
            <Row
              key={id}
              lead={result === 'done' ? <DoneIcon /> : <WarningIcon />}
              title={name}
              detail={error ?? t('confirm.done')}
            />
          ))}
        </Rows>
      </div>
    </Dialog>
  );
}
