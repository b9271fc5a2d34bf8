import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Field } from '#ui/controls/field.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useCompanyCalls } from '../queries.ts';
import type { Company, Lifecycle } from '../terms.ts';
import './lifecycle.css';

type Office = NonNullable<Company['office']>;
type Move = Office['transitions'][number];

interface CompanyLifecycleProps {
  company: Company;
  office: Office;
  onClose: () => void;
}

/** Moves a company on in its life with the office. A move that is not possible now stands there with the reason why. */
export function CompanyLifecycle({ company, office, onClose }: CompanyLifecycleProps) {
  const t = useText(messages);
  const toast = useToast();
  const form = useId();
  const moves = office.transitions;
  const [to, setTo] = useState<Lifecycle | undefined>(moves.find(({ refused }) => refused === null)?.to);
  const [reason, setReason] = useState('');
  const { move } = useCompanyCalls();
  const chosen = moves.find((one) => one.to === to);
  const work = useMutation({
    mutationFn: (wanted: Move) => {
      const body = { to: wanted.to, version: company.version, ...(reason.trim() && { reason }) };
      return move(company.id, body, createIdempotencyKey());
    },
    onSuccess: ({ lifecycle }) => {
      toast(t('moved', { stage: t(`lifecycle.${lifecycle}`) }));
      onClose();
    },
  });
  const failure = work.error ? failureOf(work.error) : undefined;
  const reasonError = failure?.fields?.find(({ pointer }) => pointer === '/reason')?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !work.isPending) work.mutate(chosen);
  };
  const actions = (
    <>
      {chosen && (
        <Button variant="primary" type="submit" form={form} busy={work.isPending ? t('saving') : undefined}>
          {t('move')}
        </Button>
      )}
      <Button onClick={onClose}>{t(chosen ? 'cancel' : 'close')}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('move')} closeLabel={t('close')} actions={actions}>
      <form id={form} className="company-moves" noValidate onSubmit={submit}>
        {failure && !reasonError && (
          <Notice tone="danger" role="alert">
            {failure.message}
          </Notice>
        )}
        <p>{t('move.now', { stage: t(`lifecycle.${company.lifecycle}`) })}</p>
        <fieldset className="company-move-choices">
          <legend className="field-label">{t('move.to')}</legend>
          {moves.map((one) => (
            <MoveChoice key={one.to} move={one} chosen={one.to === to} onChoose={() => setTo(one.to)} />
          ))}
        </fieldset>
        {chosen?.reason && (
          <Field label={t('move.reason')} error={reasonError}>
            {(control) => (
              <textarea
                {...control}
                className="input area"
                rows={3}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

interface MoveChoiceProps {
  move: Move;
  chosen: boolean;
  onChoose: () => void;
}

function MoveChoice({ move: { to, refused }, chosen, onChoose }: MoveChoiceProps) {
  const t = useText(messages);
  const id = useId();
  return (
    <div className="company-move">
      <label>
        <input
          type="radio"
          name="to"
          checked={chosen}
          disabled={refused !== null}
          aria-describedby={refused ? id : undefined}
          onChange={onChoose}
        />
        {t(`lifecycle.${to}`)}
      </label>
      {refused && (
        <p id={id} className="company-refused">
          {refused}
        </p>
      )}
    </div>
  );
}
