import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** What happens often is told in one log line per interval, with its number: a line for each could fill the disk. */
export function countInLog(app: FastifyInstance, every: number, tell: (log: FastifyBaseLogger, count: number) => void) {
  let total = 0;
  let told = 0;
  const report = () => {
    if (total > told) tell(app.log, total - told);
    told = total;
  };
  const reporting = setInterval(report, every).unref();
  app.addHook('onClose', async () => {
    clearInterval(reporting);
    report();
  });
  return { add: () => void total++, total: () => total };
}
