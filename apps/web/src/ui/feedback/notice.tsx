import type { ReactNode, Ref } from 'react';
import { DoneIcon, type IconType, InfoIcon, WarningIcon } from '#ui/icons/icons.ts';
import './notice.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoticeTone, IconType> = {
  info: InfoIcon,
  success: DoneIcon,
  warning: WarningIcon,
  danger: WarningIcon,
};

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  /** `alert` interrupts a screen reader: for errors of what was just done. `status` waits for a pause. */
  role?: 'alert' | 'status';
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One or two sentences inside the page. A `ref` makes it focusable, for the summary of a form. */
export function Notice({ tone, children, role, action, ref }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div ref={ref} className={`notice notice-${tone}`} role={role} tabIndex={ref ? -1 : undefined}>
      <Icon />
      <div className="notice-text">{children}</div>
      {action}
    </div>
  );
}
