import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchTransport } from '#shared/client/fetch-transport.ts';
import { TransportError, type HttpRequest } from '#shared/client/transport.ts';

let close = (): unknown => undefined;
afterEach(async () => {
  await close();
});

/** A server of one answer, and the request to it. */
const serve = async (
  answer: RequestListener,
  more: Partial<HttpRequest> = {},
): Promise<HttpRequest> => {
  const server = createServer(answer);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a/_get`,
    headers: { 'x-token': 't' },
    body: '{"a":1}',
    timeoutMs: 5000,
    ...more,
  };
};
const silence: RequestListener = () => undefined;
const failure = async (request: HttpRequest): Promise<unknown> =>
  fetchTransport(globalThis)(request).catch((error: unknown) =>
    error instanceof TransportError ? error.why : error,
  );

it('posts the text with its headers, and gives what came with lower-case names', async () => {
  const request = await serve((asked, reply) => {
    const parts: Buffer[] = [];
    asked
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        reply
          .writeHead(200, { 'Content-Type': 'application/json', 'X-Said': asked.method ?? '' })
          .end(
            JSON.stringify({
              got: Buffer.concat(parts).toString(),
              token: asked.headers['x-token'],
            }),
          );
      });
  });
  const { status, headers, body } = await fetchTransport(globalThis)(request);
  expect({ status, said: headers['x-said'], body }).toEqual({
    status: 200,
    said: 'POST',
    body: { got: '{"a":1}', token: 't' },
  });
});

it('sends a form with the type and boundary of its own', async () => {
  const form = new FormData();
  form.set('path', 'review');
  const request = await serve(
    (asked, reply) => {
      asked.resume();
      reply.end(JSON.stringify(asked.headers['content-type']));
    },
    { form },
  );
  expect((await fetchTransport(globalThis)(request)).body).toMatch(
    /^multipart\/form-data; boundary=/,
  );
});

it('takes every status as an answer, and what is no JSON as nothing', async () => {
  expect(
    await fetchTransport(globalThis)(
      await serve((_, reply) => {
        reply.writeHead(502).end('<h1>Bad gateway</h1>');
      }),
    ),
  ).toMatchObject({ status: 502, body: undefined });
});

it('tells a line that broke from an answer that did not come in time', async () => {
  expect(
    await failure(
      await serve((asked) => {
        asked.socket.destroy();
      }),
    ),
  ).toBe('network');
  expect(await failure(await serve(silence, { timeoutMs: 30 }))).toBe('timeout');
});

it('tells that the caller took the call back, before or while it runs', async () => {
  const controller = new AbortController();
  const request = await serve(
    () => {
      controller.abort();
    },
    { signal: controller.signal },
  );
  expect(await failure(request)).toBe('aborted');
  expect(await failure(request)).toBe('aborted');
});
