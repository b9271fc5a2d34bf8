import type { ReactNode } from 'react';
import {
  DoneIcon,
  type IconType,
  OffIcon,
  ProgressIcon,
  ReplyIcon,
  WaitingIcon,
  WarningIcon,
} from '#ui/icons/icons.ts';
import './tag.css';

export type Tone = 'accent' | 'info' | 'warning' | 'success' | 'danger' | 'neutral';

/** Each meaning has one colour and one icon; the words come from the feature. */
const icons: Record<Tone, ReactNode> = {
  accent: <ReplyIcon />,
  info: <ProgressIcon />,
  warning: <WaitingIcon />,
  success: <DoneIcon />,
  danger: <WarningIcon />,
  neutral: <OffIcon />,
};

interface TagProps {
  tone: Tone;
  children: ReactNode;
  icon?: IconType;
}

export function Tag({ tone, children, icon: Icon }: TagProps) {
  return (
    <span className={`tag tag-${tone}`}>
      {Icon ? <Icon /> : icons[tone]}
      {children}
    </span>
  );
}
