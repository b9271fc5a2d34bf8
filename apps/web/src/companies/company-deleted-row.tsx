import type { components } from '@biuro/contract';
import { formatNip } from '@biuro/core/poland/nip.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { failureOf } from '../ui/failure.ts';
import { ActivateIcon } from '../ui/icons.ts';
import { Row } from '../ui/row.tsx';
import { useCompanyCalls } from './company-queries.ts';
import messages from './messages.json' with { type: 'json' };

type DeletedCompany = components['schemas']['DeletedCompanyRow'];

interface CompanyDeletedRowProps {
  company: DeletedCompany;
  onRestored: (company: DeletedCompany) => void;
}

/** A company that was deleted, with the way back or why there is none. */
export function CompanyDeletedRow({ company, onRestored }: CompanyDeletedRowProps) {
  const t = useText(messages);
  const toast = useToast();
  const { restore } = useCompanyCalls();
  const { name, vat_number, deleted_at, deleted_by } = company;
  const restoring = useMutation({
    mutationFn: () => restore(company.id),
    onSuccess: () => {
      toast(t('restored', { name }));
      onRestored(company);
    },
  });
  const told = t('deleted.detail', { nip: formatNip(vat_number), at: new Date(deleted_at) });
  const detail = restoring.error ? (
    <span role="alert">{failureOf(restoring.error).message}</span>
  ) : deleted_by ? (
    t('deleted.by', { detail: told, name: deleted_by })
  ) : (
    told
  );
  const button = (
    <Button
      icon={ActivateIcon}
      label={t('restore.named', { name })}
      busy={restoring.isPending ? t('busy') : undefined}
      onClick={() => restoring.mutate()}
    >
      {t('restore')}
    </Button>
  );
  return <Row title={name} detail={detail} trail={button} />;
}
