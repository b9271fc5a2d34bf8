import type { ReactNode } from 'react';
import type { IconType } from '#ui/icons/icons.ts';
import './empty-state.css';

interface EmptyStateProps {
  icon: IconType;
  /** What is not here, and why. */
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon />
      <p className="empty-state-title">{title}</p>
      {children && <p>{children}</p>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
