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
