// The real server with one more page: the bare one that `apps/web/bench` makes.
import { readEnvironment } from '../../apps/api/src/app/environment.ts';
import { startServer } from '../../apps/api/src/app/server.ts';
import { root } from '../process.ts';

const bare = process.env.BENCH_BARE ?? '';

const server = await startServer(readEnvironment(process.env, root), {
  extend(app) {
    app.get<{ Params: { '*': string } }>('/bench/bare/*', async ({ params }, reply) =>
      reply.header('Cache-Control', 'no-cache').sendFile(params['*'], bare),
    );
  },
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
