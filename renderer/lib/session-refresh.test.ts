import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { ERROR_CODES } from '#shared/codes/error-code.ts';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, MINUTE, SECOND, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { Session, SignedIn } from './session.ts';
import { sessionRefresher } from './session-refresh.ts';

const clock = fixedClock();

const signedIn = (token: string, lifeMs: number): SignedIn => ({
  token,
  refreshToken: `refresh-of-${token}`,
  expiresAt: plus(clock.now(), lifeMs),
  merchant: { id: asId('m-1'), name: 'Tarts' },
  operator: { id: asId('o-1'), name: 'Ana', role: 'cashier', hasPin: false },
  stores: [{ id: asId('s-1'), name: 'Rua', address: '', kind: 'group' }],
  operators: [],
  device: { name: 'Till', storeId: null, lockMinutes: 10, isEnrolled: false },
});

const till = (lifeMs: number, refresh: (session: Session) => Promise<SignedIn>) => {
  let session: Session | null = {
    ...signedIn('first', lifeMs),
    storeId: asId('s-1'),
    deviceId: asId('d-1'),
  };
  const asked: string[] = [];
  const closed: string[] = [];
  const dropped: string[] = [];
  const refresher = sessionRefresher({
    now: () => clock.now(),
    session: () => session,
    refresh: (of) => {
      asked.push(of.refreshToken);
      return refresh(of);
    },
    renew: (news) => {
      session = session && { ...session, ...news };
      return Promise.resolve();
    },
    drop: (late) => {
      dropped.push(late.token);
    },
    close: (why) => {
      closed.push(why);
      session = null;
      return Promise.resolve();
    },
  });
  const signOut = (): void => {
    session = null;
  };
  return { refresher, asked, closed, dropped, signOut, token: () => session?.token };
};

const fresh = () => Promise.resolve(signedIn('second', 12 * HOUR));
const lost = () => Promise.reject(new ApiError({ kind: 'network', path: '/x' }));
const refused = (code: number, kind: 'session' | 'business') => () =>
  Promise.reject(new ApiError({ kind, path: '/x', code }));

describe('keeping the session fresh', () => {
  beforeEach(() => {
    clock.set(Date.parse('2026-11-21T12:00:00+08:00'));
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('leaves a token alone that has hours to go', async () => {
    const { refresher, asked } = till(2 * HOUR, fresh);
    await refresher.ensure();
    expect(asked).toEqual([]);
  });

  it('exchanges a token near its end beside the call, once for many calls', async () => {
    const { refresher, asked, token } = till(5 * MINUTE, fresh);
    await Promise.all([refresher.ensure(), refresher.ensure(), refresher.ensure()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['refresh-of-first']);
    expect(token()).toBe('second');
  });

  it('lets a call wait when the token has ended', async () => {
    const { refresher, token } = till(-HOUR, fresh);
    await refresher.ensure();
    expect(token()).toBe('second');
  });

  it('does not hold a call up for a lost network while the token is good', async () => {
    const { refresher, closed, token } = till(5 * MINUTE, lost);
    await expect(refresher.ensure()).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect([closed, token()]).toEqual([[], 'first']);
  });

  it('keeps the session over a lost network even when the token has ended, and tries again', async () => {
    const answers = [lost, fresh];
    const { refresher, closed, token } = till(-SECOND, () => answers.shift()!());
    await expect(refresher.ensure()).rejects.toMatchObject({ kind: 'network' });
    expect(closed).toEqual([]);
    await refresher.ensure();
    expect(token()).toBe('second');
  });

  it('ends a session that arrives after its person has signed out', async () => {
    const { refresher, dropped, signOut, token } = till(5 * MINUTE, async () => {
      await Promise.resolve();
      return signedIn('second', 12 * HOUR);
    });
    await refresher.ensure();
    signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect([dropped, token()]).toEqual([['second'], undefined]);
  });

  it('ends the session when the server will not renew it', async () => {
    const { refresher, closed } = till(-SECOND, refused(ERROR_CODES.SESSION_INVALID, 'session'));
    await expect(refresher.ensure()).rejects.toMatchObject({ kind: 'session' });
    expect(closed).toEqual(['expired']);
  });

  it('does not end the session because the server is busy or restarting', async () => {
    const { refresher, closed } = till(-SECOND, refused(ERROR_CODES.SERVER_STOPPING, 'business'));
    await expect(refresher.ensure()).rejects.toMatchObject({ kind: 'business' });
    expect(closed).toEqual([]);
  });

  it('renews an idle till in good time', async () => {
    const { refresher, asked } = till(15 * MINUTE, fresh);
    const stop = refresher.watch();
    clock.advance(5 * MINUTE);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(asked).toHaveLength(1);
    stop();
  });
});
