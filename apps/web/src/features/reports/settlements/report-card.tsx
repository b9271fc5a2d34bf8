import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { type Bar, type BarSeries, Bars } from '#ui/charts/bars.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type SumColumn, SumTable } from '#ui/table/sum-table.tsx';
import messages from '../messages.json' with { type: 'json' };
import '../report.css';

interface ReportCardProps<Row> {
  /** What the chart shows, as a sentence. */
  finding: string;
  /** What chart and table are about: "Czas pracy firm". */
  label: string;
  series: BarSeries[];
  /** Where a bar and a row have the same key, pointing at one shows the other. */
  bars: Bar[];
  markLabel?: string;
  columns: SumColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/** What was found, drawn, and all the numbers of it. The office chooses whether the chart is above the table (variant 1), below it (2), or hidden. */
export function ReportCard<Row>({
  finding,
  label,
  series,
  bars,
  markLabel,
  columns,
  rows,
  rowKey,
}: ReportCardProps<Row>) {
  const t = useText(messages);
  const config = useConfig();
  const [active, setActive] = useState<string>();
  const chartBelow = variantOf(config, 'reports', 'chart') === 2;
  const chart = bars.length > 0 && isVisible(config, 'reports', 'chart') && (
    <div className="card-body-padded">
      <Bars
        label={label}
        series={series}
        bars={bars}
        {...(markLabel && { markLabel })}
        active={active}
        onActive={setActive}
      />
    </div>
  );
  return (
    <Card title={finding}>
      {!chartBelow && chart}
      {rows.length > 0 && (
        <SumTable
          label={t('table', { label })}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          totalLabel={t('total')}
          active={active}
          onActive={setActive}
        />
      )}
      {chartBelow && chart}
    </Card>
  );
}
