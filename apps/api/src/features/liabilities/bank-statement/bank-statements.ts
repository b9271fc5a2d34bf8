import { findLiabilityRows } from '#domain/settlement/liability-rows.ts';
import { readUpload } from '#platform/files/uploads/take-upload.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { toFieldError } from '#platform/http/errors.ts';
import { invalid } from '#platform/http/problem.ts';
import { createSemaphore } from '#platform/process/semaphore.ts';
import messages from '../messages.json' with { type: 'json' };
import { type Clues, findAccountOwners, findCandidates } from './bank-statements-queries.ts';
import { MOST_LINES, type RejectedLine, type Statement } from './line.ts';
import { matchLines, type Proposal } from './match.ts';
import { readInProcess } from './read-in-process.ts';
import { readTitle } from './title.ts';

/** Each takes memory, so one at a time. */
const semaphore = createSemaphore(1, 10);

export const statementHandlers: Pick<Handlers, 'readBankStatement'> = {
  readBankStatement({ body }, context) {
    return semaphore(async () => {
      const upload = await readUpload(context, body.upload_id, 'bank_statement');
      const statement = await readInProcess(upload.body, context.signal());
      if (typeof statement === 'string')
        throw invalid({ pointer: '/upload_id', code: statement, values: { max: MOST_LINES } });
      const clues = cluesOf(statement);
      const candidates = await findCandidates(context.db, clues);
      const owners = await findAccountOwners(context.db, clues.payers);
      const proposals = matchLines(statement.lines, candidates, owners);
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

function cluesOf({ lines }: Statement): Clues {
  const own = lines.flatMap((line) => line.own_account ?? []);
  const others = lines.flatMap((line) => line.account ?? []);
  return {
    accounts: [...new Set([...own, ...others])],
    vatNumbers: [...new Set(lines.flatMap(({ title }) => readTitle(title).payers))],
    payers: [...new Set([...own, ...others])],
    amounts: [...new Set(lines.map(({ amount }) => amount.replace('-', '')))],
  };
}

async function shown(context: Context, proposals: Proposal[]) {
  const ids = proposals.flatMap(({ candidate }) => candidate?.id ?? []);
  const rows = await findLiabilityRows(context.db, ids);
  const liabilities = new Map(rows.map((row) => [row.id, row]));
  return proposals.map(({ line, candidate, certainty, reasons, contradictions }) => ({
    ...line,
    liability: (candidate && liabilities.get(candidate.id)) ?? null,
    certainty,
    reasons,
    contradictions,
  }));
}

const inWords = ({ locale }: Context, { line, reason }: RejectedLine) =>
  // One message for all lines; the pointer names the line.
  ({ ...toFieldError(messages, locale, { pointer: '/lines', code: reason }), pointer: `/lines/${line}` });
