import { Agent, request } from 'node:http';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { type Figure, median, ofRuns } from '../library/figures.ts';

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 5;

/** What the token look-up costs: one company by its id, with authentication and without, in turn on one server. */
export async function benchApi(): Promise<Figure[]> {
  const server = await startServerProcess({}, ['--max-semi-space-size=2', 'scripts/bench/portal/open-server.ts']);
  try {
    const { access_token } = await demoLogin(server.address, 'admin@demo.example');
    const headers = { 'X-API-Key': 'biuro-cli', Authorization: `Bearer ${access_token}` };
    const list = (await (await fetch(`${server.address}/api/companies?limit=1`, { headers })).json()) as {
      data: { id: string }[];
    };
    const id = list.data[0]?.id ?? '';
    const guarded = () => throughput(`${server.address}/api/companies/${id}`, headers);
    const open = () => throughput(`${server.address}/bench/companies/${id}`, headers);
    await guarded();
    await open();
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [first, second] = round % 2 === 0 ? [await guarded(), await open()] : [await open(), await guarded()];
      const [withToken, without] = round % 2 === 0 ? [first, second] : [second, first];
      ratios.push(withToken / without);
      rates.push(withToken);
    }
    return [
      {
        name: 'authenticated request against the same route without',
        ...ofRuns(ratios),
        unit: '×',
        goal: { atLeast: 0.6 },
        detail: `${median(rates).toFixed(0)} requests/s with token, ${CONNECTIONS} connections`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Requests per second that answer 200. */
async function throughput(url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1_000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const status = await get(url, headers, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return done / SECONDS;
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
}
