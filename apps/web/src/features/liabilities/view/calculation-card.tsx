import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { DeleteIcon, ExportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AttachButton } from '../attach-button.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Liability } from '../terms.ts';
import './liability-view.css';

interface CalculationCardProps {
  liability: Liability;
  mayEdit?: boolean;
}

/** The file that shows how the amount came about; clients only see one that is there. */
export function CalculationCard({ liability, mayEdit = false }: CalculationCardProps) {
  const t = useText(messages);
  const { attachCalculation } = useLiabilityCalls();
  const { calculation } = liability;
  if (!calculation && !mayEdit) return null;
  return (
    <Card title={t('calculation')} padded>
      <div className="calculation">
        {mayEdit && <p className="field-hint">{t('calculation.hint')}</p>}
        <div className="liability-actions">
          {calculation && <OpenCalculation id={liability.id} name={calculation.name} />}
          {mayEdit && (
            <AttachButton
              label={t(calculation ? 'calculation.replace' : 'calculation.add')}
              what={t('calculation')}
              accept=".pdf,.xlsx,.jpg,.jpeg,.png"
              attach={(file) => attachCalculation(liability.id, file)}
              attached={t('calculation.added')}
            />
          )}
          {mayEdit && calculation && <RemoveCalculation id={liability.id} />}
        </div>
      </div>
    </Card>
  );
}

function OpenCalculation({ id, name }: { id: string; name: string }) {
  const t = useText(messages);
  const toast = useToast();
  const { openCalculation } = useLiabilityCalls();
  const work = useMutation({
    mutationFn: () => openCalculation(id),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <Button
      icon={ExportIcon}
      label={t('calculation.open', { name })}
      busy={work.isPending ? t('busy') : undefined}
      onClick={() => work.mutate()}
    >
      {name}
    </Button>
  );
}

function RemoveCalculation({ id }: { id: string }) {
  const t = useText(messages);
  const toast = useToast();
  const { removeCalculation } = useLiabilityCalls();
  const work = useMutation({
    mutationFn: () => removeCalculation(id),
    onSuccess: () => toast(t('calculation.removed')),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <Button
      variant="quiet"
      icon={DeleteIcon}
      busy={work.isPending ? t('busy') : undefined}
      onClick={() => work.mutate()}
    >
      {t('calculation.remove')}
    </Button>
  );
}
