import { describe, expect, it } from 'vitest';
import { eventStream, messageReader, type StreamMessage } from './event-stream.ts';
import { TransportError } from './transport.ts';

const TEXT = [
  'retry: 2000\n\n',
  'id: a:1\nevent: changes\ndata: {"n":1}\n\n',
  ': a comment\n\nid: a:2\nevent: changes\ndata: {"n":\ndata: 2}\n\n',
  'event: changes\ndata: not JSON\n\n',
  'event: over\ndata: {"over":"STOPPING"}\n\n',
].join('');
const MESSAGES = [
  { id: 'a:1', event: 'changes', data: { n: 1 } },
  { id: 'a:2', event: 'changes', data: { n: 2 } },
];
const OVER = { id: '', event: 'over', data: { over: 'STOPPING' } };

describe('a stream of messages', () => {
  it.each([1, 2, 7, 1000])('is the same in pieces of %i letters', (size) => {
    const read = messageReader();
    const pieces = TEXT.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap(read)).toEqual([...MESSAGES, OVER]);
  });

  it('takes the line ends of any platform', () => {
    const read = messageReader();
    expect(read(TEXT.replaceAll('\n', '\r\n'))).toEqual([...MESSAGES, OVER]);
  });
});

/** A platform whose server sends pieces; with `hangs` it then says nothing more. */
const platform = (
  pieces: readonly string[],
  { type = 'text/event-stream', status = 200, hangs = false } = {},
) => {
  const timers = new Set<() => void>();
  let isAborted = false;
  let abort = (): void => undefined;
  return {
    timers,
    aborted: () => isAborted,
    fetch: () => {
      const left = [...pieces];
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          abort = () => controller.error(new Error('aborted'));
        },
        pull: (controller) => {
          const next = left.shift();
          if (next !== undefined) controller.enqueue(new TextEncoder().encode(next));
          else if (!hangs) controller.close();
        },
      });
      return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
    },
    AbortController: class {
      signal = null;
      abort(): void {
        isAborted = true;
        abort();
      }
    },
    TextDecoder,
    setTimeout: (run: () => void) => {
      timers.add(run);
      return run;
    },
    clearTimeout: (run: () => void) => {
      timers.delete(run);
    },
  };
};

const REQUEST = { url: 'http://server/_stream', headers: {}, body: '{}', timeoutMs: 1000 };

describe('the transport of a stream', () => {
  it('gives each message, and the last one as the reply', async () => {
    const messages: StreamMessage[] = [];
    const host = platform([TEXT.slice(0, 40), TEXT.slice(40)]);
    const reply = await eventStream(host, (message) => messages.push(message))(REQUEST);
    expect(messages).toEqual(MESSAGES);
    expect(reply).toMatchObject({ status: 200, body: { over: 'STOPPING' } });
    expect(host.timers.size).toBe(0);
  });

  it('answers a refusal as any transport does', async () => {
    const host = platform(['{"code":-10001003}'], { type: 'application/json', status: 401 });
    const reply = await eventStream(host, () => undefined)(REQUEST);
    expect(reply).toMatchObject({ status: 401, body: { code: -10001003 } });
    const page = platform(['<html>'], { type: 'text/html', status: 502 });
    expect((await eventStream(page as never, () => undefined)(REQUEST)).body).toBeUndefined();
  });

  it('reports a stream that breaks off as a lost connection', async () => {
    const host = platform([TEXT.slice(0, 60)]);
    await expect(eventStream(host, () => undefined)(REQUEST)).rejects.toMatchObject({
      why: 'network',
    });
  });

  it('ends after the longest silence, and when its caller leaves', async () => {
    const host = platform([TEXT.slice(0, 60)], { hangs: true });
    const silent = eventStream(host, () => undefined)(REQUEST);
    await Promise.resolve();
    for (const run of host.timers) run();
    await expect(silent).rejects.toEqual(new TransportError('timeout'));
    const left = new AbortController();
    const other = platform([TEXT.slice(0, 60)], { hangs: true });
    const going = eventStream(other, () => left.abort())({
      ...REQUEST,
      signal: left.signal,
    });
    await expect(going).rejects.toMatchObject({ why: 'aborted' });
    expect(other.aborted()).toBe(true);
  });
});
