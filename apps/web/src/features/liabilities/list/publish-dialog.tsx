import type { components } from '@biuro/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { CheckboxLine } from '#ui/controls/checkbox.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import './publish.css';
import { PublishPreview } from './publish-preview.tsx';
import { PublishWork } from './publish-work.tsx';

type Channel = components['schemas']['Publish']['channels'][number];

interface PublishDialogProps {
  ids: string[];
  /** It has begun. */
  onPublished: () => void;
  onClose: () => void;
}

const channels: Channel[] = ['email', 'sms'];

/** Shows what each client will get and what stands in the way, then tells them. */
export function PublishDialog({ ids, onPublished, onClose }: PublishDialogProps) {
  const t = useText(messages);
  const { publish, renew } = useLiabilityCalls();
  const [chosen, setChosen] = useState<Channel[]>(['email']);
  const preview = useQuery({
    queryKey: ['publish', ids],
    queryFn: () => publish({ ids, channels: ['email'], dry_run: true }),
    gcTime: 0,
  });
  const start = useMutation({
    mutationFn: () => publish({ ids, channels: chosen, dry_run: false }),
    onSuccess: () => onPublished(),
  });
  const close = () => {
    if (start.data) renew();
    onClose();
  };
  const toggle = (channel: Channel) =>
    setChosen(chosen.includes(channel) ? chosen.filter((one) => one !== channel) : [...chosen, channel]);
  const { data, error, refetch } = preview;
  const begun = start.data;
  const ready = data && data.publishable > 0;
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={t('publish.title')}
      closeLabel={t('close')}
      actions={
        <>
          {ready && !begun && (
            <Button
              variant="primary"
              waits={chosen.length === 0}
              busy={start.isPending ? t('publish.busy') : undefined}
              onClick={() => start.mutate()}
            >
              {t('publish.verb', { n: data.publishable })}
            </Button>
          )}
          <Button onClick={close}>{begun || data?.publishable === 0 ? t('close') : t('cancel')}</Button>
        </>
      }
    >
      <div className="dialog-text">
        {error && <FailureState title={t('publish.failed')} failure={failureOf(error)} retry={() => void refetch()} />}
        {!data && !error && <p role="status">{t('publish.counting')}</p>}
        {data && !begun && (
          <>
            <PublishPreview answer={data} />
            {ready && (
              <fieldset className="publish-channels">
                <legend>{t('publish.channels')}</legend>
                {channels.map((channel) => (
                  <CheckboxLine
                    key={channel}
                    label={t(`channel.${channel}`)}
                    checked={chosen.includes(channel)}
                    onChange={() => toggle(channel)}
                  />
                ))}
                {chosen.length === 0 && <p className="publish-none">{t('publish.channels.none')}</p>}
              </fieldset>
            )}
          </>
        )}
        {start.error && (
          <Notice tone="danger" role="alert">
            {failureOf(start.error).message}
          </Notice>
        )}
        {begun && <PublishWork answer={begun} ids={ids} />}
      </div>
    </Dialog>
  );
}
