import { type AnyActorRef, type AnyEventObject, waitFor } from 'xstate';
import type { DeferredServer } from './deferred-server.ts';
import { nameOfPath, type PathStep } from './paths.ts';

/** The real thing that a path is walked with. */
export interface Walker {
  actor: AnyActorRef;
  deferred: DeferredServer;
  /** The call that an invoked actor makes: `{ verifyCode: 'POST /users/verify' }`. */
  calls: Record<string, string>;
  /** What the server answers when an actor ends well, and when it does not. */
  done: (actor: string, step: PathStep) => (request: Request) => Promise<Response>;
  failed: (actor: string, error: unknown) => (request: Request) => Promise<Response>;
  /** Lets a delay pass. */
  wait: (event: AnyEventObject) => void;
  /** The event as it is here, where tokens and codes are others than in the path. */
  translate?: (step: PathStep) => AnyEventObject | Promise<AnyEventObject>;
}

/** Walks a path with a real actor. Throws where the actor is not in the state that the definition gives. */
export async function walk(path: PathStep[], walker: Walker): Promise<void> {
  for (const [index, step] of path.entries()) {
    await take(step, walker);
    const expected = JSON.stringify(step.after.value);
    if (await stands(walker.actor, expected)) continue;
    const actual = JSON.stringify(walker.actor.getSnapshot().value);
    throw new Error(`${nameOfPath(path.slice(0, index + 1))}: ${actual} instead of ${expected}`);
  }
}

async function take(step: PathStep, walker: Walker): Promise<void> {
  const { event } = step;
  const [, end, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  const call = walker.calls[actor] ?? '';
  if (end === 'done') return walker.deferred.answer(call, walker.done(actor, step));
  if (end === 'error') return walker.deferred.answer(call, walker.failed(actor, Reflect.get(event, 'error')));
  if (event.type.startsWith('xstate.after.')) return walker.wait(event);
  walker.actor.send((await walker.translate?.(step)) ?? event);
}

/** Answers take a few turns of the loop to arrive, from a real server more. */
async function stands(actor: AnyActorRef, expected: string): Promise<boolean> {
  const reached = waitFor(actor, ({ value }) => JSON.stringify(value) === expected, { timeout: 3_000 });
  return reached.then(
    () => true,
    () => false,
  );
}
