import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
export const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Work in the background. Any number of processes may do it at once. */
export interface Worker {
  /** There is something to do: look now. */
  nudge(): void;
  /** Waits for the current look. */
  stop(): Promise<void>;
}

interface Look {
  /** For the log. */
  name: string;
  /** Does some of the work; true when there may be more. */
  look(): Promise<boolean>;
  /** Milliseconds between two looks when there is nothing to do. */
  every: number;
  log: Log;
}

/** Looks for work again and again until it is stopped. A failing look is logged once and repeated. */
export function createWorker({ name, look, every, log }: Look): Worker {
  const bell = createBell();
  let stopping = false;
  let failing = false;

  async function safely(): Promise<boolean> {
    try {
      const more = await look();
      failing = false;
      return more;
    } catch (error) {
      if (!failing) log.warn({ err: error, worker: name }, 'worker failed');
      failing = true;
      return false;
    }
  }

  async function work(): Promise<void> {
    while (!stopping) {
      const more = await safely();
      if (!more && !stopping) await bell.wait(every);
    }
  }

  const working = work();
  return {
    nudge: bell.ring,
    async stop() {
      stopping = true;
      bell.ring();
      await working;
    },
  };
}

/** Ends a wait early. A ring while nobody waits ends the next wait. */
function createBell() {
  let rung = false;
  let wake = () => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async wait(milliseconds: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
