import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useOverlayAddress } from '#ui/overlay/use-overlay-address.ts';
import messages from '../messages.json' with { type: 'json' };
import { DocumentPicker } from './picker.tsx';
import { SendProgress } from './progress.tsx';
import { QueueRows } from './queue-rows.tsx';
import { useSendQueue } from './use-send.ts';
import './send.css';

/** What is on its way to the office. One may leave it at any time. */
export function SendScreen({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText(messages);
  const { queue, items } = useSendQueue();
  const address = useOverlayAddress('send');
  const finish = () => {
    queue.clearDone();
    address.close();
  };
  return (
    <Page title={t('send.title')}>
      <div className="send-screen">
        {items.length > 0 ? (
          <>
            <SendProgress items={items} />
            <QueueRows queue={queue} items={items} hrefOf={(id) => pathOf('documents-view', { id })} />
          </>
        ) : (
          <section className="card">
            <EmptyState icon={DoneIcon} title={t('send.nothing')} />
          </section>
        )}
        <DocumentPicker label={t('send.more')} onFiles={onFiles} />
        <div className="send-finish">
          <Button variant="primary" onClick={finish}>
            {t('send.finish')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
