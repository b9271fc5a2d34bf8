import { useId } from 'react';
import { Link } from 'wouter';
import { BarPatterns, patternOf } from './bar-patterns.tsx';
import './bars.css';

export interface BarSeries {
  key: string;
  label: string;
}

export interface Bar {
  key: string;
  label: string;
  /** Text at the end of the bar: its value. */
  value: string;
  /** Its values by series, in any unit. */
  parts: Record<string, number>;
  /** A marker in the same unit, such as a budget. */
  mark?: number | undefined;
  /** Link to the records behind the bar. */
  href?: string | undefined;
}

interface BarsProps {
  label: string;
  /** At most six, and one for the rest; the first is the darkest. */
  series: BarSeries[];
  bars: Bar[];
  /** What the mark means. */
  markLabel?: string;
  /** The bar that the person points at, here or in the table beside it. */
  active: string | undefined;
  onActive: (key: string | undefined) => void;
}

/** A horizontal bar chart. Series are told apart by colour and by pattern. */
export function Bars({ label, series, bars, markLabel, active, onActive }: BarsProps) {
  const id = useId();
  const longest = Math.max(...bars.map(({ parts, mark = 0 }) => Math.max(lengthOf(parts), mark)), 1);
  const marked = bars.some(({ mark }) => mark !== undefined);
  return (
    <div className="bars">
      <BarPatterns id={id} />
      {(series.length > 1 || marked) && (
        <ul className="bars-legend">
          {series.map(({ key, label: name }, index) => (
            <li key={key}>
              <svg className="bars-key" aria-hidden="true">
                <rect width="100%" height="100%" fill={patternOf(id, index)} />
              </svg>
              {name}
            </li>
          ))}
          {marked && markLabel && (
            <li>
              <span className="bars-mark-key" />
              {markLabel}
            </li>
          )}
        </ul>
      )}
      <ul className="bars-rows" aria-label={label} onPointerLeave={() => onActive(undefined)}>
        {bars.map((bar) => (
          <li
            key={bar.key}
            className="bars-row"
            data-active={bar.key === active || undefined}
            onPointerEnter={() => onActive(bar.key)}
          >
            <span className="bars-label">
              {bar.href ? (
                <Link href={bar.href} onFocus={() => onActive(bar.key)}>
                  {bar.label}
                </Link>
              ) : (
                bar.label
              )}
            </span>
            <BarShape id={id} bar={bar} series={series} longest={longest} />
            <span className="bars-value">{bar.value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarShapeProps {
  id: string;
  bar: Bar;
  series: BarSeries[];
  longest: number;
}

function BarShape({ id, bar, series, longest }: BarShapeProps) {
  const percent = (value: number) => `${(value / longest) * 100}%`;
  const before = (index: number) => series.slice(0, index).reduce((sum, { key }) => sum + (bar.parts[key] ?? 0), 0);
  return (
    <svg className="bars-shape" aria-hidden="true">
      {series.map(({ key }, index) => (
        <rect
          key={key}
          x={percent(before(index))}
          width={percent(bar.parts[key] ?? 0)}
          height="100%"
          fill={patternOf(id, index)}
        />
      ))}
      {bar.mark !== undefined && (
        <line className="bars-mark" x1={percent(bar.mark)} x2={percent(bar.mark)} y1="0" y2="100%" />
      )}
    </svg>
  );
}

const lengthOf = (parts: Record<string, number>) => Object.values(parts).reduce((sum, value) => sum + value, 0);
