import { describe, expect, it } from 'vitest';
import { requestHeaders } from '#shared/testing/signed-headers.ts';
import { instant, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { Refusal } from '../kit/refusal.ts';
import { gate } from './gate.ts';

const NOON = instant(1_800_000_000_000);
const KEY = { id: 'web', secret: 'a secret of some length' };
/** Calls a second of a network, and of a token. */
const OF_NETWORK = 10;
const OF_TOKEN = 8;

type Sent = {
  from: string;
  now: Instant;
  token?: string;
  session?: string | null;
  stamp?: Instant;
  nonce?: string;
  key?: typeof KEY;
};

/** A gate, and a way to send it signed calls: true, or why it refused. */
const made = (mostNonces?: number) => {
  const limits = { limitAddress: OF_NETWORK, limitToken: OF_TOKEN };
  const entrance = gate({ gatewayKeys: new Map([[KEY.id, KEY.secret]]), ...limits }, mostNonces);
  let count = 0;
  const send = ({ from, now, token, session = null, stamp = now, nonce, key = KEY }: Sent) => {
    count += 1;
    const headers: Record<string, string> = requestHeaders({
      facts: { kind: 'web', os: 't', model: 't', equipmentId: 'e', anonymousId: 'a' },
      identity: { token },
      place: null,
      language: 'zh-TW',
      gateway: key,
      path: '/a/_b',
      body: '',
      timestamp: stamp,
      nonce: nonce ?? `nonce-of-a-call-${count}`,
    });
    const asked = { path: '/a/_b', body: '', header: (name: string) => headers[name] };
    try {
      entrance.once(entrance.admit({ ...asked, address: from, weight: 1 }, now), session, now);
      return true;
    } catch (error) {
      return (error as Refusal).reason;
    }
  };
  return { send, sizes: () => entrance.sizes() };
};

/** What a network may send at once. */
const BURST = OF_NETWORK * 3;

describe('the gate', () => {
  it('keeps nothing of calls whose signature is wrong, and they use up no caller’s share', () => {
    const { send, sizes } = made();
    for (let n = 0; n < 5 * BURST; n += 1)
      expect(
        send({
          from: `203.0.113.${n % 250}`,
          now: NOON,
          token: `t${n}`,
          key: { ...KEY, secret: 'x' },
        }),
      ).toBe('SIGNATURE_WRONG');
    expect(sizes()).toEqual({ networks: 0, tokens: 0, nonces: 0 });
    expect(send({ from: '203.0.113.7', now: NOON })).toBe(true);
  });

  it('counts all addresses of an IPv6 network together, and each IPv4 address, however it is written', () => {
    const { send } = made();
    const flood = (address: (n: number) => string) =>
      Array.from({ length: BURST + 1 }, (_, n) => send({ from: address(n), now: NOON }));
    expect(flood((n) => `2001:db8:1:2::${n.toString(16)}`).at(-1)).toBe('TOO_MANY_CALLS');
    expect(send({ from: '2001:db8:1:3::1', now: NOON })).toBe(true);
    expect(flood((n) => (n % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7')).at(-1)).toBe(
      'TOO_MANY_CALLS',
    );
    expect(send({ from: '203.0.113.8', now: NOON })).toBe(true);
  });

  it('counts a token wherever it calls from', () => {
    const { send } = made();
    const calls = Array.from({ length: OF_TOKEN * 3 + 1 }, (_, n) =>
      send({ from: `203.0.113.${n % 9}`, now: NOON, token: 'one', session: 'one' }),
    );
    expect(calls.at(-1)).toBe('TOO_MANY_CALLS');
    expect(send({ from: '203.0.113.1', now: NOON, token: 'two', session: 'two' })).toBe(true);
  });

  it('takes a nonce once, and a refused call does not use it up', () => {
    const { send } = made();
    const call = { from: '203.0.113.7', now: NOON, nonce: 'one-nonce-of-a-call' };
    expect(send({ ...call, key: { ...KEY, secret: 'x' } })).toBe('SIGNATURE_WRONG');
    expect([send(call), send(call), send({ ...call, from: '203.0.113.8' })]).toEqual([
      true,
      'SIGNATURE_REPLAYED',
      'SIGNATURE_REPLAYED',
    ]);
  });

  it('honest callers are served through ten minutes of a flood at the limit', () => {
    const most = 1000;
    const { send, sizes } = made(most);
    const refused = new Set<unknown>();
    let served = 0;
    for (let now = NOON; now < NOON + 10 * MINUTE; now = plus(now, SECOND)) {
      // two addresses and one IPv6 network, at the limit, stamped as late as is taken, with tokens of no session
      for (let n = 0; n < OF_NETWORK; n += 1)
        for (const from of ['198.51.100.1', '198.51.100.2', `2001:db8:9:9::${n.toString(16)}`])
          send({ from, now, stamp: plus(now, 5 * MINUTE), token: `t${now}${n}${from}` });
      const answers = [
        send({ from: '203.0.113.7', now, token: 'till', session: 'till' }),
        send({ from: '203.0.113.9', now }),
        send({ from: '2001:db8:9:8::1', now }),
      ];
      for (const answer of answers) {
        if (answer === true) served += 1;
        else refused.add(answer);
      }
    }
    expect([...refused]).toEqual([]);
    expect(served).toBe(3 * 600);
    expect(sizes().nonces).toBeLessThanOrEqual(2 * most);
    // tokens of no session are forgotten within seconds
    expect(sizes().tokens).toBeLessThanOrEqual(3 * OF_NETWORK * 7);
  });
});
