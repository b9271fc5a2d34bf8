import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf } from '../../testing/read.ts';
import { renderPortal } from '../../testing/render.tsx';
import { delta, deltaRecord } from '../../testing/samples/companies.ts';
import { clientFrame } from '../../testing/samples/frame.ts';
import { withModule } from '../../testing/samples/office.ts';
import { tomasz } from '../../testing/samples/people.ts';

test.each([
  [{ visible: true, variant: 1 }, true, true],
  [{ visible: true, variant: 2 }, true, false],
  [{ visible: false, variant: 1 }, false, false],
])('the office chooses what stands below the name of a company for its client, too: %o', async (summary, nip, type) => {
  renderPortal(`/companies/${delta.id}`, {
    as: tomasz,
    config: withModule('company', { components: { summary } }),
    answers: {
      ...clientFrame,
      'GET /companies/{id}': { data: deltaRecord },
      'GET /companies/{id}/people': { data: [] },
      'GET /companies/{id}/change-requests': { data: [] },
    },
  });
  const heading = await screen.findByRole('heading', { level: 1, name: delta.name });
  const header = textOf(heading.closest('header') as HTMLElement);
  expect([header.includes('NIP'), header.includes('Sp. z o.o. NIP')]).toEqual([nip, type]);
});
