import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
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

/** What was found, drawn, and all the numbers of it. */
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
  const [active, setActive] = useState<string>();
  return (
    <Card title={finding}>
      {bars.length > 0 && (
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
      )}
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
    </Card>
  );
}
