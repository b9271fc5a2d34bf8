import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Select } from '#ui/controls/select.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import {
  CloseIcon,
  CopyIcon,
  DocumentsIcon,
  DoneIcon,
  type IconType,
  OfflineIcon,
  RecurringIcon,
  WaitingIcon,
  WarningIcon,
} from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { monthShort } from '#ui/text/period.ts';
import { BlobPicture } from '../blob-picture.tsx';
import { useDocumentCalls } from '../calls.ts';
import { kindOptions } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { documentMonths } from '../months.ts';
import { type Kind } from '../statuses.ts';
import { sizeText } from './progress.tsx';
import type { SendQueue } from './queue.ts';
import type { QueueItem, QueueState } from './queue-item.ts';

interface QueueRowProps {
  queue: SendQueue;
  item: QueueItem;
  hrefOf: (id: string) => string;
}

/** One document on its way: its state in words, kind and month, and what can be done about it. */
export function QueueRow({ queue, item, hrefOf }: QueueRowProps) {
  const t = useText(messages);
  const { id, state, files, document, repeats } = item;
  const name = nameOf(t, item);
  const isMoving = state === 'sending' || state === 'offline';
  return (
    <li className="send-row" data-state={state}>
      <Thumbnail file={files[0]?.blob} />
      <div className="send-text">
        <p className="send-name">{document ? <Link href={hrefOf(document.id)}>{name}</Link> : name}</p>
        <StateLine item={item} />
        {isMoving && <FileProgress item={item} name={name} />}
        {state !== 'refused' && state !== 'duplicate' && <Chips queue={queue} item={item} name={name} />}
        {state === 'duplicate' && (
          <div className="send-actions">
            {repeats && <Link href={hrefOf(repeats)}>{t('send.open_earlier')}</Link>}
            <Button label={t('send.anyway.of', { name })} onClick={() => queue.sendAnyway(id)}>
              {t('send.anyway')}
            </Button>
          </div>
        )}
      </div>
      {(state === 'refused' || state === 'offline') && isRepeatable(item) && (
        <IconButton icon={RecurringIcon} label={t('send.retry.of', { name })} onClick={() => queue.retry(id)} />
      )}
      {state !== 'done' && state !== 'handing' && (
        <IconButton icon={CloseIcon} label={t('send.remove.of', { name })} onClick={() => queue.remove(id)} />
      )}
    </li>
  );
}

/** An empty file stays one. */
const isRepeatable = ({ files }: QueueItem) => files.every(({ blob }) => blob.size > 0);

type T = ReturnType<typeof useText<typeof messages>>;

function nameOf(t: T, { document, files }: QueueItem): string {
  const name = document?.title ?? files[0]?.blob.name ?? '';
  return files.length > 1 ? t('send.pages', { name, n: files.length }) : name;
}

const icons: Record<QueueState, IconType> = {
  asking: WaitingIcon,
  waiting: WaitingIcon,
  sending: RecurringIcon,
  offline: OfflineIcon,
  handing: RecurringIcon,
  done: DoneIcon,
  duplicate: CopyIcon,
  refused: WarningIcon,
};

function StateLine({ item }: { item: QueueItem }) {
  const t = useText(messages);
  const { state, reason, files } = item;
  const total = files.reduce((all, { blob }) => all + blob.size, 0);
  const sent = files.reduce((all, file) => all + file.sent, 0);
  const Icon = icons[state];
  const words = {
    asking: t('send.asking'),
    waiting: t('send.waiting'),
    sending: t('send.sending', { sent: sizeText(sent), total: sizeText(total) }),
    offline: t('send.offline', { share: total === 0 ? 0 : Math.floor((sent / total) * 100) }),
    handing: t('send.handing'),
    done: t('send.done'),
    duplicate: reason ?? t('send.duplicate'),
    refused: reason ?? '',
  };
  return (
    <p className="send-state" role={state === 'refused' ? 'alert' : undefined}>
      {state !== 'sending' && <Icon />}
      <span>{words[state]}</span>
    </p>
  );
}

function FileProgress({ item: { files }, name }: { item: QueueItem; name: string }) {
  const total = files.reduce((all, { blob }) => all + blob.size, 0);
  const sent = files.reduce((all, file) => all + file.sent, 0);
  return <progress max={Math.max(1, total)} value={sent} aria-label={name} />;
}

/** Kind and month were guessed; both can be changed, also after the document is there. */
function Chips({ queue, item, name }: { queue: SendQueue; item: QueueItem; name: string }) {
  const t = useText(messages);
  const toast = useToast();
  const { change: changeDocument } = useDocumentCalls();
  const { id, document, kind, month, replaces, state } = item;
  if (replaces || state === 'handing' || (document && !document.editable)) return null;
  const change = (changed: { kind?: Kind; month?: string }) => {
    queue.change(id, changed);
    if (!document) return;
    const { title, version } = document;
    changeDocument(document.id, { kind, month, title, version, ...changed }).then(
      (saved) => queue.change(id, { document: saved }),
      (thrown: unknown) => {
        queue.change(id, { kind, month });
        toast(failureOf(thrown).message);
      },
    );
  };
  return (
    <div className="send-chips">
      <Select
        aria-label={t('send.kind.of', { name })}
        options={kindOptions()}
        value={kind}
        // The options are the kinds.
        onChange={({ target }) => change({ kind: target.value as Kind })}
      />
      <Select
        aria-label={t('send.month.of', { name })}
        options={documentMonths(month).map((value) => ({ value, label: monthShort(value) }))}
        value={month}
        onChange={({ target }) => change({ month: target.value })}
      />
    </div>
  );
}

function Thumbnail({ file }: { file: File | undefined }) {
  const isPicture = file && /^image\/(jpeg|png|webp)$/.test(file.type);
  return <span className="send-picture">{isPicture ? <BlobPicture file={file} alt="" /> : <DocumentsIcon />}</span>;
}
