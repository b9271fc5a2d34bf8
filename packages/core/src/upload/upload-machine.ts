import { type ActorRefFrom, assign, setup } from 'xstate';
import { createApi } from '../api/client.ts';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { type Failure, toFailure } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';
import { typesOnly } from '../lib/types-only.ts';
import { uploadCalls } from './upload-calls.ts';
import {
  begun,
  isGone,
  isPassing,
  smallerPiece,
  type UploadContext,
  type UploadInput,
  waitOf,
} from './upload-context.ts';

export type UploadEvent =
  /** The line is back: there is no need to wait any longer, unless the server itself has asked for it. */
  { type: 'line.returned' } | { type: 'retry' } | { type: 'cancel' };

export type UploadPorts = Pick<Ports, 'fetch' | 'clock' | 'settings'>;
export type UploadActor = ActorRefFrom<ReturnType<typeof createUploadMachine>>;

/**
 * One file on its way to the server, in pieces. After a broken line it asks how much has come and goes on from there; an upload that the
 * server no longer has begins anew. It ends when the server has all of it, or when the person gives it up.
 */
export function createUploadMachine(ports: UploadPorts) {
  const text = createText(messages, ports.settings.locale);

  const upload = setup({
    types: typesOnly<{
      context: UploadContext;
      input: UploadInput;
      events: UploadEvent;
      tags: 'busy';
      output: { id: string | null };
    }>(),
    actors: uploadCalls(createApi(ports), ports.clock),
    actions: {
      'keep failure': assign((_, failure: Failure) => ({ failure })),
      'count break': assign(({ context: { breaks, piece } }) => ({ breaks: breaks + 1, piece: smallerPiece(piece) })),
      'forget breaks': assign({ breaks: 0, failure: null }),
      'take offset': assign(({ context }, offset: number) => ({
        offset,
        ...(offset > context.offset && { breaks: 0, failure: null }),
      })),
      'begin anew': assign({ id: null, offset: 0 }),
    },
    guards: {
      'is gone': ({ context }, failure: Failure) => isGone(failure) && context.breaks < context.attempts,
      'is passing': ({ context }, failure: Failure) => isPassing(failure) && context.breaks + 1 < context.attempts,
      'was begun': ({ context }) => context.id !== null,
      'has all': ({ context }) => context.offset >= context.source.size,
      'line was broken': ({ context }) => context.failure?.kind === 'offline',
    },
    delays: { 'until next attempt': ({ context }) => waitOf(context) },
  });

  type Failing = { event: { error: unknown } };
  const failureOf = ({ event }: Failing) => toFailure(event.error, text);
  const kept = { type: 'keep failure', params: failureOf } as const;
  const failed = [
    { guard: { type: 'is passing', params: failureOf }, target: '#upload.waiting', actions: [kept, 'count break'] },
    { target: '#upload.failed', actions: kept },
  ] as const;
  const goneOrFailed = [
    {
      guard: { type: 'is gone', params: failureOf },
      target: '#upload.waiting',
      actions: [kept, 'count break', 'begin anew'],
    },
    ...failed,
  ] as const;
  const whole = ({ context }: { context: UploadContext }) => context;

  return upload.createMachine({
    id: 'upload',
    context: ({ input }) => begun(input),
    initial: 'beginning',
    output: ({ context }) => ({ id: context.id }),
    on: { cancel: [{ guard: 'was begun', target: '.cancelling' }, { target: '.cancelled' }] },
    states: {
      beginning: {
        description: 'Looks whether this upload was begun before.',
        always: [{ guard: 'was begun', target: 'asking' }, { target: 'creating' }],
      },
      creating: {
        description: 'Announces the file.',
        tags: 'busy',
        invoke: {
          id: 'createUpload',
          src: 'createUpload',
          input: whole,
          onDone: { target: 'sending', actions: assign({ id: ({ event }) => event.output }) },
          onError: failed,
        },
      },
      asking: {
        description: 'Asks how much the server has.',
        tags: 'busy',
        invoke: {
          id: 'getUploadOffset',
          src: 'getUploadOffset',
          input: whole,
          onDone: {
            target: 'sending',
            actions: { type: 'take offset', params: ({ event }) => event.output },
          },
          onError: goneOrFailed,
        },
      },
      sending: {
        description: 'Sends the next piece, until the server has all of them.',
        tags: 'busy',
        always: { guard: 'has all', target: 'done' },
        invoke: {
          id: 'sendUploadPiece',
          src: 'sendUploadPiece',
          input: whole,
          onDone: {
            target: 'sending',
            reenter: true,
            actions: [assign(({ event }) => event.output), 'forget breaks'],
          },
          onError: goneOrFailed,
        },
      },
      waiting: {
        description: 'The line is broken, the server is busy, or it has lost the upload.',
        after: { 'until next attempt': 'beginning' },
        on: { 'line.returned': { guard: 'line was broken', target: 'beginning' }, retry: 'beginning' },
      },
      failed: {
        description: 'The server refuses the file, or the attempts are used up.',
        on: { retry: { target: 'beginning', actions: 'forget breaks' } },
      },
      cancelling: {
        description: 'Takes back what was sent.',
        tags: 'busy',
        invoke: {
          id: 'deleteUpload',
          src: 'deleteUpload',
          input: whole,
          // What stays behind goes after a day.
          onDone: { target: 'cancelled', actions: 'begin anew' },
          onError: { target: 'cancelled', actions: 'begin anew' },
        },
      },
      done: { description: 'The server has all of it.', type: 'final' },
      cancelled: { description: 'Given up by the person.', type: 'final' },
    },
  });
}
