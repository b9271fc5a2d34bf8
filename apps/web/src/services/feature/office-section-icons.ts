import {
  DeclarationsIcon,
  HomeIcon,
  type IconType,
  InboxIcon,
  LimitsIcon,
  MessagesIcon,
  PricelistIcon,
  RecurringIcon,
  ReportsIcon,
  SettingsIcon,
  SurveysIcon,
  TimerIcon,
  TrainingsIcon,
  UsersIcon,
} from '#ui/icons/icons.ts';
import { sectionIcons } from './section-icons.ts';

/** The icons of the office's menu. The pages of clients do not load them. */
export const officeSectionIcons = {
  ...sectionIcons,
  DeclarationsIcon,
  HomeIcon,
  InboxIcon,
  LimitsIcon,
  MessagesIcon,
  PricelistIcon,
  RecurringIcon,
  ReportsIcon,
  SettingsIcon,
  SurveysIcon,
  TimerIcon,
  TrainingsIcon,
  UsersIcon,
} satisfies Record<string, IconType>;

export type OfficeSectionIcon = keyof typeof officeSectionIcons;
