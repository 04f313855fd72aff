import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const app = Fastify({ trustProxy: ['127.0.0.0/8'] });
securityHeaders(app);
app.get('/answer', () => ({ phone: '6***0001' }));
app.get('/file', (_request, reply) => reply.header('cache-control', 'public, max-age=60').send(''));

it('no answer is kept by a browser or a proxy, unless it says how long it is good for', async () => {
  expect((await app.inject('/answer')).headers['cache-control']).toBe('no-store');
  expect((await app.inject('/file')).headers['cache-control']).toBe('public, max-age=60');
});

it('what came encrypted is not asked for in the open again; a proxy that is not trusted is not believed', async () => {
  const by = (remoteAddress: string) =>
    app.inject({ url: '/answer', remoteAddress, headers: { 'x-forwarded-proto': 'https' } });
  expect((await by('127.0.0.1')).headers['strict-transport-security']).toMatch(/^max-age=\d{8};/);
  expect((await by('192.0.2.1')).headers).not.toHaveProperty('strict-transport-security');
  expect((await app.inject('/answer')).headers).not.toHaveProperty('strict-transport-security');
});
