import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { signature } from '#shared/client/signature.ts';
import { sign } from './sign.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const signed = fc.record({
  method: fc.constant('POST'),
  path: fc.string(),
  timestamp: fc.nat(),
  nonce: fc.string(),
  body: fc.string({ unit: 'grapheme' }),
});

it('signs as the core does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), signed, async (secret, what) => {
      expect(await sign(secret, what)).toBe(signature(secret, what));
    }),
  );
});

it('does so too where the browser lends no hand', async () => {
  vi.stubGlobal('crypto', {});
  const what = { method: 'POST', path: '/a', timestamp: 1, nonce: 'n', body: '粥' };
  expect(await sign('secret', what)).toBe(signature('secret', what));
});
