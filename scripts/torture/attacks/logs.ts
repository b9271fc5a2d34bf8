import { freshNips } from '@biuro/testing/nips.ts';
import { type Attack, none } from '../harness/attack.ts';
import { type Caller, newCaller } from '../harness/callers.ts';
import type { Harness, Office } from '../harness/harness.ts';
import { sentIn } from '../harness/secrets.ts';

const PESELS = { company: '44051401359', employee: '02270803624' };

export const attack: Attack = {
  name: 'logs',
  does: 'looks in all that the servers and databases of all attacks of this run have logged for every secret of them',
  async run({ harness }) {
    const { first, second, secrets } = harness;
    await speakOfPeople(await newCaller(harness, first, 'owner'), first);
    for (const office of [first, second]) secrets.add(...(await sentIn(office)));
    const all = secrets.all();
    const logs = await completeLogs(harness);
    const found = secrets.foundIn(logs.map(withoutLookalikes));
    const lines = logs.reduce((sum, log) => sum + log.split('\n').length, 0);
    return [
      none(
        'logs: secrets found',
        found.map(hint),
        `${all.length} secrets in ${lines} lines of ${logs.length} processes`,
      ),
      {
        name: 'logs: lines that were searched',
        value: lines,
        unit: '',
        goal: { atLeast: 1 },
        detail: `so that there was something to find; ${logs.filter(Boolean).length} of the processes said something`,
      },
    ];
  },
};

/** Numbers of people are written and read, and refused as well. */
async function speakOfPeople(owner: Caller, { a }: Office): Promise<void> {
  const company = {
    name: 'Jan Tajny',
    company_type: 'jdg',
    vat_number: freshNips(40_000).next().value,
    pesel: PESELS.company,
  };
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

/** The line with the demo accounts, which the server prints on purpose. */
const GREETING = /^ *Demo accounts, password .*$/gm;
/** Numbers of processes, durations and places in a file of PostgreSQL look like codes; a code is text in the log. */
const NUMBERS =
  /(?<=":)-?\d+(?:\.\d+)?(?:e-?\d+)?(?=[,}\]])|\b(?:PID|process) \d+|(?<= UTC )\[\d+\]|\b[\dA-F]+\/[\dA-F]+\b/g;

const withoutLookalikes = (log: string): string => log.replaceAll(GREETING, '').replaceAll(NUMBERS, '');

/** The logs once the line of the last answer is there. */
async function completeLogs({ first, logs }: Harness): Promise<string[]> {
  const { headers } = await first.send({ path: '/api/config' });
  const last = String(headers['x-request-id']);
  for (let texts = logs(); ; texts = logs()) {
    if (texts.some((text) => text.includes(last))) return texts;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const hint = (secret: string) => `${secret.slice(0, 3)}… of ${secret.length} characters`;
