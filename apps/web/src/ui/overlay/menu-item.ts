import type { IconType } from '#ui/icons/icons.ts';

export interface MenuItem {
  label: string;
  icon?: IconType;
  /** Set on each item of a group of which one is chosen. */
  checked?: boolean;
  /** Takes something away for good, or nearly. */
  danger?: boolean;
  /** One line below the label: what comes of it, or why it is not possible. */
  detail?: string | undefined;
  /** Not possible now; it stays reachable, so that `detail` can be read, and `run` may say more. */
  off?: boolean;
  run: () => void;
}

export interface MenuGroup {
  /** Without one, a line keeps the group apart from the one before. */
  label?: string;
  items: MenuItem[];
}
