import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** What it contains, and where the same can be read as text. */
  label: string;
  /** Error correction: banks ask for L; M is the usual level. */
  correction?: 'L' | 'M';
}

/** Dark on light in both themes, with the margin that cameras need. */
export function QrCode({ text, label, correction = 'M' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: correction, border: 3 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}

/** The dark squares of a QR code as one SVG path: a rectangle for each run in each row. */
export function qrPath(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
}

function runsOf(row: boolean[]): { from: number; length: number }[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((from) => {
    const end = row.indexOf(false, from);
    return { from, length: (end < 0 ? row.length : end) - from };
  });
}
