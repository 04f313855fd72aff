import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { formBodies, readForm } from './form.ts';

const RULE = { fields: ['path'], file: null };
const HEAD = [
  'POST / HTTP/1.1',
  'host: senado',
  'content-type: multipart/form-data; boundary=b',
  'content-length: 1000',
  '\r\n',
].join('\r\n');

describe('a form', () => {
  const app = Fastify();
  afterEach(() => app.close());

  it('whose line was cut before it is read is refused, and is not waited for', async () => {
    const refused = new Promise((resolve) => {
      void app.register(async (scope) => {
        await formBodies(scope);
        scope.post('/', async (request) => {
          line.destroy();
          await new Promise((closed) => request.raw.once('close', closed));
          resolve(await readForm(request, RULE).catch((error: unknown) => error));
          return {};
        });
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    line.write(HEAD);
    expect(await refused).toMatchObject({ reason: 'BAD_REQUEST' });
  });
});
