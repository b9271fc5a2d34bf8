import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render.tsx';
import { companyRef, delta } from '../../../testing/samples/companies.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { withModule } from '../../../testing/samples/office.ts';
import { anna } from '../../../testing/samples/people.ts';

const report = {
  company: companyRef(delta),
  from: '2026-10-01',
  to: '2026-10-31',
  seconds: 7_200,
  entries: 1,
  comparison: null,
  budget_seconds: null,
  months: [{ month: '2026-10', seconds: 7_200, budget_seconds: null }],
  categories: [{ category: 'bookkeeping' as const, seconds: 7_200 }],
  cells: [{ month: '2026-10', category: 'bookkeeping' as const, seconds: 7_200 }],
};

/** What stands in the card of categories, from top to bottom. */
async function partsWith(chart: { visible: boolean; variant: number }): Promise<string[]> {
  renderPortal(`/dashboard/reports/${delta.id}/uptimes`, {
    as: anna,
    config: withModule('reports', { components: { chart } }),
    answers: { ...officeFrame, 'GET /reports/{id}/uptimes': { data: report } },
  });
  const card = await screen.findByRole('region', { name: /^Najwięcej czasu/ });
  return [...card.querySelectorAll('table, .bars')].map(({ tagName }) => (tagName === 'TABLE' ? 'table' : 'chart'));
}

test.each([
  [{ visible: true, variant: 1 }, ['chart', 'table']],
  [{ visible: true, variant: 2 }, ['table', 'chart']],
  [{ visible: false, variant: 1 }, ['table']],
])('the office chooses where the chart is: %o', async (chart, parts) => {
  expect(await partsWith(chart)).toEqual(parts);
});
