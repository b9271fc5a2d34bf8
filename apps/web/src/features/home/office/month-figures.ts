import { pathOf } from '@biuro/core/navigation/routes.ts';
import { words } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import type { OfficeFigure } from './figures.tsx';
import { filtered, mineOf } from './filtered.ts';
import type { OfficeHome, Whose } from './use-office-home.ts';

type Figure = OfficeHome['figures'][number];

const keys = ['documents', 'in_work', 'to_publish', 'overdue'] as const satisfies Figure['key'][];

/** How the month stands, against the one before on the same day. */
export function monthFigures(home: OfficeHome | undefined): OfficeFigure[] {
  const t = words(messages);
  return keys.map((key) => {
    const figure = home?.figures.find((one) => one.key === key);
    return {
      key,
      label: t(`month.${key}`),
      note: figure ? noteOf(figure) : '\u00A0',
      count: figure?.value,
      words: t(`month.${key}.words`, { count: figure?.value ?? 0 }),
      href: hrefOf(key, home?.month, home?.whose),
    };
  });
}

function noteOf({ key, value, of, before }: Figure): string {
  const t = words(messages);
  const share = t(`month.${key}.of`, { of });
  return before === null ? share : t('month.note', { share, change: changeText(value - before) });
}

/** "3 mniej niż miesiąc temu". */
function changeText(change: number): string {
  const t = words(messages);
  if (change === 0) return t('month.same');
  return t(change < 0 ? 'month.less' : 'month.more', { n: Math.abs(change) });
}

/** The list of what the number counts. */
export function hrefOf(key: Figure['key'], month: string | undefined, whose: Whose | undefined): string {
  const settlements = { month, kind: 'settlement', ...mineOf(whose) };
  const liabilities = { month, ...mineOf(whose) };
  return {
    documents: filtered(pathOf('dashboard-tasks'), { ...settlements, documents_missing: 'true' }),
    in_work: filtered(pathOf('dashboard-tasks'), { ...settlements, stage: 'work' }),
    to_publish: filtered(pathOf('dashboard-liabilities'), { ...liabilities, to_tell: 'true' }),
    overdue: filtered(pathOf('dashboard-liabilities'), { ...liabilities, state: 'open', overdue: 'true' }),
  }[key];
}
