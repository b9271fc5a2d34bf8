import { demoNips } from '../../apps/api/src/seed/names.ts';
import type { Arena, Office } from './arena.ts';
import { type Attack, none } from './attack.ts';
import { type Caller, newCaller } from './callers.ts';

const PESELS = { company: '44051401359', employee: '02270803624' };

export const attack: Attack = {
  name: 'logs',
  does: 'looks in all that the server and its database have logged for every secret of all attacks',
  async run({ arena }) {
    const { first, second, secrets } = arena;
    await speakOfPeople(await newCaller(arena, first, 'owner'), first);
    for (const office of [first, second]) secrets.add(...(await messagesOf(office)));
    const all = secrets.all();
    const logs = await settled(arena);
    const lines = logs.split('\n').filter((line) => line.startsWith('{')).length;
    return [
      none('logs: secrets found', secrets.foundIn(logs).map(hint), `${all.length} secrets in ${lines} lines`),
      {
        name: 'logs: lines that were searched',
        value: lines,
        unit: '',
        goal: { atLeast: 1 },
        detail: 'so that there was something to find',
      },
    ];
  },
};

/** Numbers of people are written and read, and refused as well. */
async function speakOfPeople(owner: Caller, { a }: Office): Promise<void> {
  const nips = demoNips();
  for (let skipped = 0; skipped < 40_000; skipped++) nips.next();
  const company = { name: 'Jan Tajny', company_type: 'jdg', vat_number: nips.next().value, pesel: PESELS.company };
  const made = await owner.send({ method: 'POST', path: '/api/companies', body: company });
  const id = made.status === 201 ? JSON.parse(made.text).data.id : a.company;
  await owner.send({ method: 'POST', path: `/api/companies/${id}/pesel` });
  const employee = { first_name: 'Jan', last_name: 'Tajny', contract_type: 'employment', employed_from: '2026-01-01' };
  const path = `/api/companies/${a.company}/employees`;
  const hired = await owner.send({ method: 'POST', path, body: { ...employee, pesel: PESELS.employee } });
  await owner.send({ method: 'POST', path, body: { ...employee, pesel: PESELS.employee, unknown: 'field' } });
  if (hired.status === 201)
    await owner.send({ method: 'POST', path: `${path}/${JSON.parse(hired.text).data.id}/identity` });
}

/** Codes and links that were sent. */
async function messagesOf({ db }: Office): Promise<string[]> {
  const messages = await db.selectFrom('outbox').select(['code', 'link']).execute();
  return messages.flatMap(({ code, link }) =>
    [code, /\/(?:register|reset-password)\/(\w+)/.exec(link ?? '')?.[1]].filter((value) => typeof value === 'string'),
  );
}

/** What the demo tells whoever starts it, on purpose. */
const GREETING = /^ *Demo accounts, password .*$/gm;

/** The logs once the line of the last answer is there. */
async function settled({ first, logs }: Arena): Promise<string> {
  const { headers } = await first.send({ path: '/api/config' });
  const last = String(headers['x-request-id']);
  for (let text = logs(); ; text = logs()) {
    if (text.includes(last)) return text.replaceAll(GREETING, '');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const hint = (secret: string) => `${secret.slice(0, 3)}… of ${secret.length} characters`;
