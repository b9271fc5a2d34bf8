import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { copyText } from '#ui/feedback/copy-text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { CalendarIcon, CopyIcon, DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import messages from './messages.json' with { type: 'json' };
import { useCalendarAddress } from './use-calendar-address.ts';
import './calendar-card.css';

/** The private address under which a calendar program finds the person's terms. It is shown once. */
export function CalendarCard() {
  const t = useText(messages);
  const toast = useToast();
  const { state, make, stop } = useCalendarAddress();
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState<'renew' | 'stop'>();
  const making = useMutation({
    mutationFn: make,
    onSuccess: (made) => {
      setUrl(made);
      setAsking(undefined);
    },
    onError: (thrown) => asking || toast(failureOf(thrown).message),
  });
  const stopping = useMutation({
    mutationFn: stop,
    onSuccess: () => {
      setUrl(undefined);
      setAsking(undefined);
      toast(t('calendar.stopped'));
    },
  });
  // Before it is known what the card says, its height is not known either.
  if (!state) return null;
  const exists = state.created_at != null;
  const work = asking === 'stop' ? stopping : making;
  return (
    <Card title={t('calendar.title')} padded>
      <div className="calendar">
        {url ? <ShownOnce url={url} /> : <p>{t(exists ? 'calendar.works' : 'calendar.offer')}</p>}
        {exists && !url && (
          <p className="calendar-read">
            {state.read_at ? t('calendar.read', { at: new Date(state.read_at) }) : t('calendar.unread')}
          </p>
        )}
        <div className="calendar-actions">
          {!exists && !url && (
            <Button
              icon={CalendarIcon}
              busy={making.isPending ? t('calendar.busy') : undefined}
              onClick={() => making.mutate()}
            >
              {t('calendar.make')}
            </Button>
          )}
          {exists && <Button onClick={() => setAsking('renew')}>{t('calendar.renew')}</Button>}
          {exists && (
            <Button variant="quiet" onClick={() => setAsking('stop')}>
              {t('calendar.stop')}
            </Button>
          )}
        </div>
      </div>
      {asking && (
        <ConfirmDialog
          title={t(`calendar.${asking}.title`)}
          verb={t(`calendar.${asking}`)}
          danger={asking === 'stop'}
          busy={work.isPending ? t('calendar.busy') : undefined}
          failure={work.error ? failureOf(work.error) : undefined}
          onConfirm={() => work.mutate()}
          onCancel={() => setAsking(undefined)}
        >
          {t('calendar.old')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The device's own calendar takes the address with one press; another one takes it by copying. */
function ShownOnce({ url }: { url: string }) {
  const t = useText(messages);
  const [copied, setCopied] = useState(false);
  return (
    <div className="calendar-once" role="status">
      <p>{t('calendar.once')}</p>
      <div className="calendar-actions">
        <a className="button button-primary" href={url.replace(/^https?:/, 'webcal:')}>
          <CalendarIcon />
          {t('calendar.add')}
        </a>
        <Button icon={copied ? DoneIcon : CopyIcon} onClick={() => void copyText(url).then(() => setCopied(true))}>
          {t(copied ? 'calendar.copied' : 'calendar.copy')}
        </Button>
      </div>
    </div>
  );
}
