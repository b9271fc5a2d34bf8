import { useMutation } from '@tanstack/react-query';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { failureOf } from '../ui/failure.ts';
import { DeleteIcon, ExportIcon } from '../ui/icons.ts';
import { CalculationInput } from './calculation-input.tsx';
import { useLiabilityCalls } from './liability-calls.ts';
import type { Liability } from './liability-terms.ts';
import messages from './messages.json' with { type: 'json' };
import './payment-row.css';

interface CalculationCardProps {
  liability: Liability;
  mayEdit?: boolean;
}

/** The file that shows how the amount came about; clients only see one that is there. */
export function CalculationCard({ liability, mayEdit = false }: CalculationCardProps) {
  const t = useText(messages);
  const { calculation } = liability;
  if (!calculation && !mayEdit) return null;
  return (
    <Card title={t('calculation')} padded>
      <div className="calculation">
        {mayEdit && <p className="field-hint">{t('calculation.hint')}</p>}
        <div className="payment-actions">
          {calculation && <OpenCalculation id={liability.id} name={calculation.name} />}
          {mayEdit && <CalculationInput id={liability.id} known={calculation !== null} />}
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
