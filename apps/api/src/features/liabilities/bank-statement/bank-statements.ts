import { findLiabilityRows } from '#domain/settlement/liability-rows.ts';
import { readContent } from '#platform/files/read-upload.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { toFieldError } from '#platform/http/errors.ts';
import { invalid } from '#platform/http/problem.ts';
import { createSemaphore } from '#platform/process/semaphore.ts';
import messages from '../messages.json' with { type: 'json' };
import { type Clues, findCandidates } from './bank-statements-queries.ts';
import { MOST_LINES, type RejectedLine, type Statement } from './line.ts';
import { matchLines, type Proposal } from './match.ts';
import { readStatement } from './read.ts';

/** Parsing a statement blocks the event loop, so one at a time. */
const semaphore = createSemaphore(1, 10);

export const statementHandlers: Pick<Handlers, 'readBankStatement'> = {
  readBankStatement({ body }, context) {
    return semaphore(async () => {
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
  // One message for all lines; the pointer names the line.
  ({ ...toFieldError(messages, locale, { pointer: '/lines', code: reason }), pointer: `/lines/${line}` });
