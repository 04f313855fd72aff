import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { asRefusal, errorReplies } from './errors.ts';

const failed = (code: string) => Object.assign(new Error('of the driver'), { code });

it.each([
  ['the server became a standby', '25006'],
  ['the disk is full', '53100'],
  ['the memory is full', '53200'],
  ['a file of the database fails', '58030'],
  ['the session was idle for too long', '57P05'],
  ['the connection cannot be made', '08001'],
  ['the connection is refused by the engine', '08004'],
  ['the host does not answer', 'ETIMEDOUT'],
  ['no way leads to the host', 'EHOSTUNREACH'],
  ['names cannot be resolved now', 'EAI_AGAIN'],
  ['the host has no address', 'ENOTFOUND'],
])('%s: the caller is asked to try again (%s)', (_, code) => {
  expect(asRefusal(failed(code)).reason).toBe('SERVER_BUSY');
});

it('a fault of ours is none that passes', () => {
  expect(asRefusal(failed('42703')).reason).toBe('SERVER_ERROR');
});

it('says when to try again', async () => {
  const app = Fastify();
  errorReplies(app);
  app.get('/', () => Promise.reject(failed('53100')));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
});
