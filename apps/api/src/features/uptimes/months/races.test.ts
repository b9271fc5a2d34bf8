import { expect, test } from 'vitest';
import { sharedUptimeOffice } from '../../../testing/offices/uptime-office.ts';
import { thirty } from '../../../testing/people/login-steps.ts';
import { send } from '../../../testing/server/answers.ts';

const { people, office, add } = sharedUptimeOffice();

test('a month that thirty close and thirty open again is closed once and opened once', async () => {
  const person = await people.come('accountant');
  await add(person, '2026-05-04 08:00:00', '2026-05-04 09:00:00');
  const body = { month: '2026-05', users: [person.id] };
  await thirty(() => send(office.owner, 'POST', '/api/uptimes/close-month', body));
  const opened = await thirty(() =>
    send(office.owner, 'POST', '/api/uptimes/reopen-month', { ...body, reason: 'Poprawka' }),
  );
  expect(opened.filter((answer) => answer.body.data.done === 1)).toHaveLength(1);
  const written = (await people.history(person.id)).map(([action]) => action);
  expect(written).toEqual(['uptime_month.closed', 'uptime_month.reopened']);
});
