import { expect, test } from 'vitest';
import { STATEMENT_FILES } from '../../../testing/records/synthetic-files.ts';
import { type SyntheticTransfer, syntheticOffice } from '../../../testing/records/synthetic-transfers.ts';
import { matchLines, type Proposal } from './match.ts';
import { readStatement } from './read.ts';

const office = syntheticOffice(20_261_125, 5_000);
const byAccount = Map.groupBy(office.liabilities, ({ account }) => account);
const byCompany = Map.groupBy(office.liabilities, ({ company_id }) => company_id);

interface Matched extends Proposal {
  transfer: SyntheticTransfer;
}

function matchAll(write: (typeof STATEMENT_FILES)[string]): Matched[] {
  return office.statements.flatMap((synthetic) => {
    const statement = readStatement(Buffer.from(write(synthetic)));
    if (typeof statement === 'string') throw new Error(statement);
    if (synthetic.currency !== 'PLN') {
      expect(statement.lines).toEqual([]);
      return [];
    }
    expect(statement.lines).toHaveLength(synthetic.transfers.length);
    const accounts = statement.lines.flatMap(({ account, own_account }) => [account, own_account]);
    const candidates = new Set([
      ...accounts.flatMap((account) => byAccount.get(account ?? '') ?? []),
      ...(byCompany.get(synthetic.owner) ?? []),
    ]);
    const proposals = matchLines(statement.lines, [...candidates], office.owners);
    return synthetic.transfers.map((transfer, index) => {
      const proposal = proposals[index];
      if (!proposal) throw new Error('A line has no proposal.');
      return { ...proposal, transfer };
    });
  });
}

test('there are 5000 transfers of every kind, a third of which have paid nothing that we know', () => {
  const transfers = office.statements.flatMap((statement) => statement.transfers);
  expect(transfers.length).toBeGreaterThanOrEqual(5_000);
  expect(new Set(transfers.map(({ kind }) => kind)).size).toBe(14);
  expect(transfers.filter(({ truth }) => truth === null).length).toBeGreaterThan(transfers.length / 3);
});

test.each(Object.entries(STATEMENT_FILES))(
  '%s: nothing is wrongly certain, and what is right mostly is',
  (_shape, write) => {
    const matched = matchAll(write);
    const certain = matched.filter(({ certainty }) => certainty === 'certain');
    const wrong = certain.filter(({ candidate, transfer }) => candidate?.id !== transfer.truth);
    expect(wrong.map(({ transfer, candidate }) => ({ ...transfer, certain: candidate?.id }))).toEqual([]);

    const shareOf = (kinds: SyntheticTransfer['kind'][]) => {
      const right = matched.filter(({ transfer }) => transfer.truth !== null && kinds.includes(transfer.kind));
      return right.filter(({ certainty }) => certainty === 'certain').length / right.length;
    };
    expect(shareOf(['right', 'returned'])).toBeGreaterThan(0.9);
    expect(shareOf(['typo'])).toBeGreaterThan(0.6);
  },
  60_000,
);
