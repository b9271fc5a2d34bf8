import { CompaniesIcon, DocumentsIcon, EmployeesIcon, type IconType, TasksIcon, WalletIcon } from '#ui/icons/icons.ts';

/** The icons of sections that both areas have; features name them, because icons are no part of the first script. */
export const sectionIcons = {
  CompaniesIcon,
  DocumentsIcon,
  EmployeesIcon,
  TasksIcon,
  WalletIcon,
} satisfies Record<string, IconType>;

export type SectionIcon = keyof typeof sectionIcons;
