import { useText } from '#services/i18n/use-text.ts';
import { Segments } from '#ui/controls/segments.tsx';
import messages from '../messages.json' with { type: 'json' };
import { thisTab } from './news.ts';

interface ChartTabsProps {
  tabs: string[];
  tab: string;
  onChange: (tab: string) => void;
}

/** Whose charts are shown, where several tabs of the portal are open. */
export function ChartTabs({ tabs, tab, onChange }: ChartTabsProps) {
  const t = useText(messages);
  if (tabs.length < 2) return null;
  const options = tabs.map((value) => ({
    value,
    label: value === thisTab ? t('charts.this-tab') : t('charts.other-tab', { tab: value }),
  }));
  return <Segments label={t('charts.tabs')} value={tab} options={options} onChange={onChange} />;
}
