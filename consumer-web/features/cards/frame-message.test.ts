import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameMessage } from './frame-message.ts';

const source = { the: 'window of the frame' };
const expected = { source, origin: 'null', nonce: 'n'.repeat(43) };
const token = { kind: 'token', nonce: expected.nonce, token: 't'.repeat(43) };
const heard = (data: unknown) => ({ source, origin: 'null', data });

describe('messages of the gateway’s frame', () => {
  it.each([
    token,
    { kind: 'ready', nonce: expected.nonce },
    { kind: 'enter', nonce: expected.nonce },
    { kind: 'failed', nonce: expected.nonce },
    { kind: 'height', nonce: expected.nonce, px: 260 },
    { kind: 'refused', nonce: expected.nonce, reason: 'scheme' },
  ])('$kind is heard', (data) => {
    expect(frameMessage(heard(data), expected)).toEqual(data);
  });

  it.each([
    ['another window', { source: {}, origin: 'null', data: token }],
    ['no window', { source: null, origin: 'null', data: token }],
    ['another origin', { source, origin: 'https://a.example', data: token }],
    ['another session', heard({ ...token, nonce: 'm'.repeat(43) })],
    ['a card’s number', heard({ ...token, number: '4242424242424242' })],
    ['a token that is none', heard({ ...token, token: '4242424242424242' })],
    ['an unknown reason', heard({ kind: 'refused', nonce: expected.nonce, reason: 'toString' })],
    ['a height out of bounds', heard({ kind: 'height', nonce: expected.nonce, px: 1e9 })],
  ])('%s is not', (_, event) => {
    expect(frameMessage(event, expected)).toBeNull();
  });

  it('whatever is sent, nothing throws, and what is heard is of the frame and its session', () => {
    const loose = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
      fc.record(
        {
          kind: fc.oneof(fc.constantFrom('ready', 'token', 'height', 'refused'), fc.string()),
          nonce: fc.oneof(fc.constant(expected.nonce), fc.string()),
          token: fc.oneof(fc.constant(token.token), fc.anything()),
          px: fc.oneof(fc.double(), fc.integer()),
          reason: fc.string(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(
        loose,
        fc.constantFrom(source, null, {}),
        fc.constantFrom('null', 'https://a.example', ''),
        (data, from, origin) => {
          const read = frameMessage({ source: from, origin, data }, expected);
          if (read === null) return;
          expect([from, origin, read.nonce]).toEqual([source, 'null', expected.nonce]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
