import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { firstView } from './first-view.ts';

let distDir: string;
let app: FastifyInstance;
beforeEach(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'senado-view-'));
  mkdirSync(join(distDir, 'first-view'));
  writeFileSync(join(distDir, 'package.json'), '{"type":"module"}');
  // draws the address that it was asked for, and the server's; the first one is noted
  writeFileSync(
    join(distDir, 'first-view', 'worker.js'),
    `import { existsSync, writeFileSync } from 'node:fs';
     import { parentPort, workerData } from 'node:worker_threads';
     const note = ${JSON.stringify(join(distDir, 'drawn'))};
     parentPort.on('message', ({ id, at, language }) => {
       if (!existsSync(note)) writeFileSync(note, at + ' ' + language);
       parentPort.postMessage({ id, view: { html: at + ' ' + language, answers: workerData.origin } });
     });`,
  );
  app = Fastify();
  firstView(app, { distDir });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  rmSync(distDir, { recursive: true });
});

const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({ url: '/first-view', query, headers: { 'user-agent': 'Chrome/150', ...headers } });
/** Until a thread has started on a busy machine. */
const drawn = async (query: Record<string, string>, headers?: Record<string, string>) => {
  for (;;) {
    const reply = await ask(query, headers);
    if (reply.statusCode !== 204) return reply;
  }
};
const DEALS = { at: '/groupbooking', language: 'en' };

it('sends what the thread drew as text, packed for whoever takes it, and what it was drawn from', async () => {
  const plain = await drawn(DEALS);
  expect(plain.payload).toBe('/groupbooking en');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  const packed = await drawn(DEALS, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('/groupbooking en');
  const { port } = app.server.address() as { port: number };
  expect((await drawn({ ...DEALS, part: 'answers' })).payload).toBe(`http://127.0.0.1:${port}`);
});

it('draws the home as the server starts, so that the first newcomer waits for no thread', async () => {
  await waitFor(() => {
    expect(readFileSync(join(distDir, 'drawn'), 'utf8')).toBe('/ zh-Hant');
  });
  const reply = await drawn({ at: '/', language: 'zh-Hant' });
  expect(reply.payload).toBe('/ zh-Hant');
});

it('has none for other clients than plain browsers, nor for what is no address', async () => {
  await drawn(DEALS);
  for (const agent of ['MicroMessenger/8.0', 'Senado/6.4.1', 'AlipayClient/10', 'MPay/5'])
    expect((await ask(DEALS, { 'user-agent': agent })).statusCode, agent).toBe(204);
  for (const query of [
    {},
    { ...DEALS, at: 'groupbooking' },
    { ...DEALS, at: `/${'x'.repeat(200)}` },
    { ...DEALS, language: 'fr' },
    { ...DEALS, part: 'all' },
  ])
    expect((await ask(query)).statusCode).toBe(204);
});

it('a network has a few views drawn, and no more until some time has passed', async () => {
  await drawn({ ...DEALS, at: '/store?id=0' });
  const statuses: number[] = [];
  for (let n = 1; n < 30; n += 1)
    statuses.push((await ask({ ...DEALS, at: `/store?id=${n}` })).statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(20);
  expect(statuses.at(-1)).toBe(204);
  // what is kept is still sent
  expect((await ask({ ...DEALS, at: '/store?id=0' })).statusCode).toBe(200);
});

it('has none where the app was not built', async () => {
  const bare = Fastify();
  firstView(bare, { distDir: join(distDir, 'nothing') });
  expect((await bare.inject({ url: '/first-view', query: DEALS })).statusCode).toBe(204);
  await bare.close();
});
