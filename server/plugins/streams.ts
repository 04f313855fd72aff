import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StreamEnd } from '#shared/codes/stream-end.ts';
import { type EventStream, frameOf } from '../kit/event-stream.ts';
import { refuse, statusOf } from '../kit/refusal.ts';
import { asRefusal } from './errors.ts';

/** So many streams a server serves at once, and one sign-in has. */
const MOST = { open: 500, ofOne: 10 };
/** A reader with so much before it does not keep up. */
const MOST_WAITING = 256 * 1024;
/** A reader that lost its stream tries again after this time. */
const RETRY_MS = 2_000;

/** So many streams are written to in one turn of the event loop. */
const IN_A_TURN = 8;

/** Has works done some in each turn of the event loop: what many streams send at once does not hold up what others ask. */
const inTurns = (): ((work: () => void) => void) => {
  const waiting: (() => void)[] = [];
  const run = (): void => {
    for (const work of waiting.splice(0, IN_A_TURN)) work();
    if (waiting.length > 0) setImmediate(run);
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(run);
  };
};

/** A reader who may not read any more signs in again; whatever else goes wrong, they come again. */
const endOf = (error: unknown): StreamEnd =>
  statusOf(asRefusal(error).reason) < 500 ? 'SESSION' : 'STOPPING';

/** `reader`: who reads, by token. */
type Reader<S> = { reader: string; refresh: () => Promise<S> };

/** The streams of one server: each ends with its reader, with its session, or when the server stops. */
export const eventStreams = (app: FastifyInstance) => {
  const stops = new Map<() => void, string>();
  const soon = inTurns();
  app.addHook('preClose', () => {
    for (const stop of stops.keys()) stop();
    return Promise.resolve();
  });

  return async <S>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    stream: EventStream<S>,
    { reader, refresh }: Reader<S>,
  ): Promise<FastifyReply> => {
    const own = [...stops.values()].filter((each) => each === reader).length;
    if (stops.size >= MOST.open || own >= MOST.ofOne) return refuse('TOO_MANY_CALLS');
    const left = new AbortController();
    const out = new Readable({ read: () => undefined, highWaterMark: MOST_WAITING });
    const end = (over: StreamEnd): void => {
      if (left.signal.aborted) return;
      left.abort();
      stops.delete(stop);
      if (out.destroyed) return;
      out.push(frameOf('over', JSON.stringify({ over })));
      out.push(null);
    };
    const stop = (): void => {
      end('STOPPING');
    };
    stops.set(stop, reader);
    out.once('close', stop);
    const send = (frame: Buffer): void => {
      soon(() => {
        if (!left.signal.aborted && !out.push(frame)) end('SLOW');
      });
    };
    out.push(`retry: ${RETRY_MS}\n\n`);
    void stream
      .run({ send, refresh, ended: left.signal })
      .catch((error: unknown) => {
        request.log.info({ reason: asRefusal(error).reason }, 'a stream ended');
        return endOf(error);
      })
      .then(end);
    // nothing can follow on its connection: a server that stops need not wait for it
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
      .type('text/event-stream; charset=utf-8')
      .send(out);
  };
};
