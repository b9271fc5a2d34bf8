// The real server with one more page: the baseline page of `scripts/bench/web`.

import { startServer } from '../../../apps/api/src/app/server.ts';
import { readEnvironment } from '../../../apps/api/src/platform/process/environment.ts';
import { root } from '../../library/process.ts';

const baseline = process.env.BENCH_BASELINE ?? '';

const server = await startServer(readEnvironment(process.env, root), {
  extend(app) {
    app.get<{ Params: { '*': string } }>('/bench/baseline/*', async ({ params }, reply) =>
      reply.header('Cache-Control', 'no-cache').sendFile(params['*'], baseline),
    );
  },
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
