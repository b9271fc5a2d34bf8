import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { SecretText } from '#ui/record/secret-text.tsx';
import { useEmployeeCalls } from './queries.ts';
import { type Employee, fullName } from './terms.ts';
import '../employees.css';
import messages from '../messages.json' with { type: 'json' };

interface EmployeeIdentityProps {
  companyId: string;
  employee: Employee;
  /** Whether the numbers may be read in full. */
  mayRead: boolean;
}

/** PESEL and passport of an employee, masked until somebody needs them. */
export function EmployeeIdentity({ companyId, employee, mayRead }: EmployeeIdentityProps) {
  const t = useText(messages);
  const toast = useToast();
  const { readIdentity } = useEmployeeCalls(companyId);
  const [shown, setShown] = useState(false);
  const reading = useMutation({
    mutationFn: () => readIdentity(employee.id),
    gcTime: 0,
    onSuccess: () => setShown(true),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  const hide = () => {
    setShown(false);
    reading.reset();
  };
  return (['pesel', 'passport'] as const).map((kind) => {
    const masked = employee[kind];
    if (masked === null) return null;
    return (
      <span key={kind} className="employee-identity">
        {t(kind)}
        <SecretText
          masked={masked}
          full={shown ? (reading.data?.[kind] ?? undefined) : undefined}
          label={t('identity.of', { kind: t(kind), name: fullName(employee) })}
          copyLabel={t(`${kind}.copy`)}
          busy={reading.isPending}
          onShow={mayRead ? () => reading.mutate() : undefined}
          onHide={hide}
        />
      </span>
    );
  });
}
