import type { IconType } from '#ui/icons/icons.ts';

export interface MenuItem {
  label: string;
  icon?: IconType;
  /** Set on every item of a group in which one is chosen. */
  checked?: boolean;
  /** Deletes something. */
  danger?: boolean;
  /** A line below the label: what will happen, or why it is not possible. */
  detail?: string | undefined;
  /** Not possible now. It can still be reached, so that `detail` is read, and `run` may explain more. */
  off?: boolean;
  run: () => void;
}

export interface MenuGroup {
  /** Without a label, a line separates the group from the one before. */
  label?: string;
  items: MenuItem[];
}
