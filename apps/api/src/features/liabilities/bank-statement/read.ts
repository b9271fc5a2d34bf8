import { readCsvStatement } from './csv.ts';
import { LONGEST_TEXT, MOST_LINES, type Statement, type StatementFault } from './line.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { decodeStatement } from './text.ts';

/** Parses a statement by its content, whatever its name, or says why it is none. */
export function readStatement(body: Buffer): Statement | StatementFault {
  const text = decodeStatement(body);
  if (text === undefined) return 'not_a_statement';
  if (rowsOf(text) > MOST_LINES * 20) return 'too_many_lines';
  if (longestLineOf(text) > LONGEST_LINE) return 'too_long_text';
  const statement = isMt940(text) ? readMt940(text) : readCsvStatement(text);
  if (!statement) return 'not_a_statement';
  if (statement.lines.length + statement.rejected.length > MOST_LINES) return 'too_many_lines';
  if (statement.lines.some(({ title, counterparty }) => Math.max(title.length, counterparty.length) > LONGEST_TEXT))
    return 'too_long_text';
  return statement.lines.length + statement.rejected.length === 0 ? 'no_lines' : statement;
}

/** More than all columns of a bank together. */
const LONGEST_LINE = 20_000;

function longestLineOf(text: string): number {
  let longest = 0;
  let begin = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
    longest = Math.max(longest, end - begin);
    begin = end + 1;
  }
  return Math.max(longest, text.length - begin);
}

/** Counted before parsing. */
function rowsOf(text: string): number {
  let rows = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) rows += 1;
  return rows;
}
