import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { JsonText } from '../kit/json-text.ts';
import { TextHead } from '../kit/text-head.ts';
import { compressJson, sendJsonText } from './compress-json.ts';

const long = JSON.stringify({ result: Array.from({ length: 500 }, (_, n) => `row ${n}`) });
const shared = new JsonText(long);
const composed = new JsonText(long.slice(3000), new TextHead(long.slice(0, 3000)));

const server = () => {
  const app = fastify();
  compressJson(app);
  app.post('/own', () => JSON.parse(long));
  app.post('/shared', (request, reply) => sendJsonText(request, reply, shared));
  app.post('/composed', (request, reply) => sendJsonText(request, reply, composed));
  app.post('/short', (request, reply) => sendJsonText(request, reply, new JsonText('{"ok":true}')));
  return app;
};
const ask = (url: string, encoding?: string) =>
  server().inject({
    method: 'POST',
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

it.each(['/own', '/shared', '/composed'])(
  'packs a long answer for callers that take it: %s',
  async (url) => {
    const packed = await ask(url, 'gzip, br');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'content-length': `${packed.rawPayload.length}`,
    });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(long);
    const plain = await ask(url);
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, long]);
  },
);

it('sends a short answer as it is', async () => {
  const { headers, body } = await ask('/short', 'gzip');
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"ok":true}']);
});
