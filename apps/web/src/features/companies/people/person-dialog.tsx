import type { components } from '@biuro/contract';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import messages from '../messages.json' with { type: 'json' };
import { companyRoles, useAddPerson } from './queries.ts';

type Role = components['schemas']['CompanyRole'];

interface CompanyPersonDialogProps {
  companyId: string;
  open: boolean;
  onClose: () => void;
}

/** Lets a client who has an account see the company. */
export function CompanyPersonDialog({ companyId, open, onClose }: CompanyPersonDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const form = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('representative');
  const adding = useAddPerson(companyId);
  const failure = adding.error ? failureOf(adding.error) : undefined;
  const close = () => {
    adding.reset();
    setEmail('');
    onClose();
  };
  const onSuccess = () => {
    toast(t('people.added'));
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    adding.mutate({ email, role }, { onSuccess });
  };
  const actions = (
    <>
      <Button variant="primary" type="submit" form={form} busy={adding.isPending ? t('people.adding') : undefined}>
        {t('people.add')}
      </Button>
      <Button variant="quiet" onClick={close}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={t('people.add')} closeLabel={t('people.close')} actions={actions}>
      <form id={form} className="company-person-form" noValidate onSubmit={submit}>
        <TextField
          label={t('people.email')}
          hint={t('people.email.hint')}
          error={failure?.fields?.[0]?.message ?? failure?.message}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          type="email"
          autoComplete="off"
        />
        <Field label={t('people.role')}>
          {(control) => (
            <Select
              {...control}
              value={role}
              onChange={(event) => setRole(companyRoles.find((one) => one === event.target.value) ?? role)}
              options={companyRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
