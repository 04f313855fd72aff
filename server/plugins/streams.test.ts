import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventStream, frameOf, type Outlet } from '../kit/event-stream.ts';
import { eventStreams } from './streams.ts';

let app: FastifyInstance;
/** What the stream of the only route does. */
let run: (outlet: Outlet<null>) => Promise<'STOPPING'>;

beforeEach(async () => {
  app = Fastify();
  const serve = eventStreams(app);
  app.get('/', (request, reply) =>
    serve({ request, reply }, new EventStream<null>((outlet) => run(outlet)), {
      reader: 'somebody',
      refresh: () => Promise.resolve(null),
    }),
  );
  await app.listen({ port: 0 });
});
afterEach(() => app.close());

const open = (): Socket => {
  const socket = connect((app.server.address() as AddressInfo).port);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return socket;
};

const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('sends frames in their order, the first before and the others after the head is out', async () => {
  run = async ({ send }) => {
    for (let n = 0; n < 40; n += 1) {
      send(frameOf('changes', String(n)));
      if (n % 3 === 0) await turn();
    }
    for (let n = 0; n < 40; n += 1) await turn();
    return 'STOPPING';
  };
  let said = '';
  for await (const piece of open()) said += String(piece);
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  const lines = said.split(/\r?\n/).filter((line) => /^(retry|data): /.test(line));
  expect(lines).toEqual([
    'retry: 2000',
    ...Array.from({ length: 40 }, (_, n) => `data: ${n}`),
    'data: {"over":"STOPPING"}',
  ]);
});

it('ends the stream of a reader who does not keep up', async () => {
  const frame = frameOf('changes', 'x'.repeat(64 * 1024));
  const over = new Promise<number>((resolve) => {
    run = async ({ send, ended }) => {
      let sent = 0;
      // far more than the sockets of both sides hold
      while (!ended.aborted && sent < 2_000) {
        send(frame);
        sent += 1;
        await turn();
      }
      resolve(sent);
      return 'STOPPING';
    };
  });
  const socket = open();
  socket.pause();
  expect(await over).toBeLessThan(2_000);
  socket.destroy();
});

it('ends with a reader who leaves, and nothing is written to them any more', async () => {
  const faults: unknown[] = [];
  app.server.on('request', (_, response) => response.on('error', (error) => faults.push(error)));
  const over = new Promise<void>((resolve) => {
    run = async ({ send, ended }) => {
      while (!ended.aborted) {
        send(frameOf('changes', 'x'));
        await turn();
      }
      resolve();
      return 'STOPPING';
    };
  });
  const socket = open();
  socket.once('data', () => socket.destroy());
  await over;
  expect(faults).toEqual([]);
});
