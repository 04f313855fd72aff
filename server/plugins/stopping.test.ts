import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { stopping } from './stopping.ts';

let app: FastifyInstance;
let left: Socket[] = [];
let began: () => void;
let finish: () => void;

const listen = async (finishMs?: number): Promise<void> => {
  app = Fastify({ forceCloseConnections: 'idle' });
  stopping(app, finishMs);
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app.get('/slow', async () => {
    began();
    await finished;
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
};
const open = async (text = ''): Promise<Socket> => {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  socket.on('error', () => undefined);
  left.push(socket);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
};
const called = async (): Promise<Socket> => {
  const hasBegun = new Promise<void>((resolve) => (began = resolve));
  const socket = await open('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n');
  await hasBegun;
  return socket;
};
const gone = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('close', resolve));
const accepted = (count: number): Promise<true> =>
  vi.waitUntil(async () => {
    const number = await new Promise((resolve) => {
      app.server.getConnections((_error, open) => {
        resolve(open);
      });
    });
    return number === count;
  }, 20_000);

afterEach(() => {
  for (const socket of left) socket.destroy();
  left = [];
});

it('ends though a connection is open that has asked for nothing', async () => {
  await listen();
  await open();
  await accepted(1);
  await app.close();
});

it('lets a call that is under way end', async () => {
  await listen();
  const socket = await called();
  const closed = app.close();
  finish();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('{"done":true}');
  await closed;
});

it('cuts off what does not end, and what never becomes a call', async () => {
  await listen(50);
  const [slow, half] = [await called(), await open('GET /slow HT')];
  await accepted(2);
  await Promise.all([gone(slow), gone(half), app.close()]);
  finish();
});
