import { CloseIcon, DoneIcon, type IconType, SendIcon } from '#ui/icons/icons.ts';
import { Tag, type Tone } from '#ui/text/tag.tsx';
import { type UptimeStatus, uptimeStatusText } from './text.ts';

const tones = {
  running: 'accent',
  saved: 'neutral',
  submitted: 'info',
  approved: 'success',
  rejected: 'danger',
  invoiced: 'success',
} satisfies Record<UptimeStatus, Tone>;

const icons: Partial<Record<UptimeStatus, IconType>> = { submitted: SendIcon, approved: DoneIcon, rejected: CloseIcon };

/** The status of an entry of working time. */
export function UptimeStatusTag({ status }: { status: UptimeStatus }) {
  const icon = icons[status];
  return (
    <Tag tone={tones[status]} {...(icon && { icon })}>
      {uptimeStatusText(status)}
    </Tag>
  );
}
