import { useText } from '#services/i18n/use-text.ts';
import { CalendarIcon, DeactivateIcon, InviteIcon, MoreIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import type { ReportKind } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };

const usual = { hire: InviteIcon, absence: CalendarIcon, termination: DeactivateIcon } as const;
const others = ['change', 'bonus', 'worktime'] as const;

/** What a company may tell the office about its people: the three usual things as buttons, the others in a menu. */
export function ReportButtons({ onReport }: { onReport: (kind: ReportKind) => void }) {
  const t = useText(messages);
  const items = others.map((kind) => ({ label: t(`report.${kind}`), run: () => onReport(kind) }));
  return (
    <div className="staff-report-buttons">
      <Button variant="primary" icon={usual.hire} onClick={() => onReport('hire')}>
        {t('report.hire')}
      </Button>
      <Button icon={usual.absence} onClick={() => onReport('absence')}>
        {t('report.absence')}
      </Button>
      <Button icon={usual.termination} onClick={() => onReport('termination')}>
        {t('report.termination')}
      </Button>
      <Menu framed label={t('report.other')} groups={[{ items }]}>
        <MoreIcon />
        {t('report.other')}
      </Menu>
    </div>
  );
}
