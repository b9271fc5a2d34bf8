/** The last row and column that a workbook can have. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** The furthest cell with content in a part of a workbook, counted from 1. */
interface Extent {
  rows: number;
  columns: number;
}

const ROW_OR_CELL = /<(?:\w+:)?(row|c)\s([^>]*)>/g;
const ADDRESS = /(?:^|\s)r\s*=\s*["']([^"']*)["']/;

/**
 * How far the content of a worksheet reaches, by the addresses of its cells. Whoever reads it makes a list of so many
 * rows and columns, however few cells there are. Undefined when an address is none that a workbook can have.
 */
export function extentOf(xml: string): Extent | undefined {
  const extent: Extent = { rows: 0, columns: 0 };
  let row = 0;
  for (const [, tag, attributes = ''] of xml.matchAll(ROW_OR_CELL)) {
    const address = ADDRESS.exec(attributes)?.[1];
    const place = address === undefined ? undefined : placeOf(address);
    if (address !== undefined && !place) return undefined;
    if (tag === 'row') row = place?.row ?? 0;
    // Programs write empty cells for their borders, down to the last row.
    else if (place && !attributes.endsWith('/')) {
      extent.rows = Math.max(extent.rows, row, place.row);
      extent.columns = Math.max(extent.columns, place.column);
    }
  }
  return extent;
}

/** Row and column of `AB12`, or the row of `12`. */
function placeOf(address: string): { row: number; column: number } | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
  const row = Number(digits);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return row >= 1 && row <= LAST_ROW && column <= LAST_COLUMN ? { row, column } : undefined;
}
