import type { ReactNode } from 'react';
import { DoneIcon, type IconType, OffIcon, ProgressIcon, ReplyIcon, WaitingIcon, WarningIcon } from './icons.ts';
import './tag.css';

export type Tone = 'accent' | 'info' | 'warning' | 'success' | 'danger' | 'neutral';

/** Each meaning has one colour and one icon; the words come from the room. */
const icons: Record<Tone, IconType> = {
  accent: ReplyIcon,
  info: ProgressIcon,
  warning: WaitingIcon,
  success: DoneIcon,
  danger: WarningIcon,
  neutral: OffIcon,
};

interface TagProps {
  tone: Tone;
  children: ReactNode;
  icon?: IconType;
}

export function Tag({ tone, children, icon }: TagProps) {
  const Icon = icon ?? icons[tone];
  return (
    <span className={`tag tag-${tone}`}>
      <Icon />
      {children}
    </span>
  );
}
