import { createGate } from '../app/access/gate.ts';
import { matchLines, type Proposal } from '../app/bank-statement/match.ts';
import { readStatement } from '../app/bank-statement/read-statement.ts';
import { MOST_LINES, type RejectedLine, type Statement } from '../app/bank-statement/statement-line.ts';
import type { Context, Handlers } from '../app/contract/handlers.ts';
import { toFieldError } from '../app/errors.ts';
import { invalid } from '../app/problem.ts';
import { findLiabilityRows } from '../app/settlement/liability-rows.ts';
import { readContent } from '../app/upload/read-upload.ts';
import { type Clues, findCandidates } from './bank-statements-queries.ts';

/** Reading a statement keeps the process busy: one at a time. */
const throughGate = createGate(1, 10);

export const statementHandlers: Pick<Handlers, 'readBankStatement'> = {
  readBankStatement({ body }, context) {
    return throughGate(async () => {
      const statement = readStatement(readContent(body));
      if (typeof statement === 'string')
        throw invalid({ pointer: '/content', code: statement, values: { max: MOST_LINES } });
      const candidates = await findCandidates(context.db, cluesOf(statement));
      const proposals = matchLines(statement.lines, candidates, statement.account);
      const dates = statement.lines.map(({ date }) => date).toSorted();
      const data = {
        format: statement.format,
        account: statement.account,
        from: dates[0] ?? null,
        to: dates.at(-1) ?? null,
        lines: await shown(context, proposals),
        rejected: statement.rejected.map((line) => inWords(context, line)),
      };
      return { status: 200, body: { data } };
    });
  },
};

function cluesOf({ lines, account }: Statement): Clues {
  const paidTo = lines.flatMap((line) => line.account ?? []);
  const numbers = lines.flatMap(({ title }) => title.replaceAll('-', '').match(/(?<!\d)\d{10}(?!\d)/g) ?? []);
  return {
    accounts: [...new Set(account === null ? paidTo : [...paidTo, account])],
    vatNumbers: [...new Set(numbers)],
    ownAccount: account,
  };
}

async function shown(context: Context, proposals: Proposal[]) {
  const ids = proposals.flatMap(({ candidate }) => candidate?.id ?? []);
  const rows = await findLiabilityRows(context.db, ids);
  const liabilities = new Map(rows.map((row) => [row.id, row]));
  return proposals.map(({ line, candidate, certainty, reasons }) => ({
    ...line,
    liability: (candidate && liabilities.get(candidate.id)) ?? null,
    certainty,
    reasons,
  }));
}

const inWords = ({ locale }: Context, { line, reason }: RejectedLine) =>
  // A sentence for all lines, and the number of this one.
  ({ ...toFieldError('liabilities', locale, { pointer: '/lines', code: reason }), pointer: `/lines/${line}` });
