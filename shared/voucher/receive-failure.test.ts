import { describe, expect, it } from 'vitest';
import { instant, plus } from '../kernel/time.ts';
import {
  campaignState,
  givesNewRedPackets,
  receiveFailure,
  RECEIVE_SCOPE_IN_CHAT,
} from './receive-failure.ts';
import { redPacketStatusOf } from './red-packet-status.ts';
import { hasScannerError, isScannerOutOfTime } from './scanner-list.ts';

const now = instant(1000);

describe('a claim that was refused (spec 002 §5, §8)', () => {
  it.each([
    [
      'scanner',
      -2030141,
      { messageKey: 'redPacket.loadFailed', marksScanner: true, clearsStorage: false },
    ],
    [
      'scanner',
      -10001003,
      { messageKey: 'redPacket.loadFailed', marksScanner: false, clearsStorage: false },
    ],
    [
      'shareRedPacket',
      null,
      { messageKey: 'redPacket.isNew', marksScanner: false, clearsStorage: false },
    ],
    [
      'shareRedPacket',
      -10001003,
      { messageKey: 'redPacket.loadFailed', marksScanner: false, clearsStorage: true },
    ],
    [
      'shareRedPacket',
      -2030141,
      { messageKey: 'redPacket.loadFailed', marksScanner: false, clearsStorage: false },
    ],
    [
      'claim',
      null,
      { messageKey: 'activity.claimFailed', marksScanner: false, clearsStorage: false },
    ],
    [
      'claim',
      -1,
      { messageKey: 'activity.claimFailed', marksScanner: false, clearsStorage: false },
    ],
  ] as const)('%s with code %s', (kind, code, failure) => {
    expect(receiveFailure(kind, code)).toEqual(failure);
  });
  it('is asked for in the chat app under the scope of shares', () => {
    expect(RECEIVE_SCOPE_IN_CHAT).toBe('share');
  });
});

describe('campaigns', () => {
  it.each([
    [-1, 'notStarted'],
    [0, 'running'],
    [10, 'running'],
    [11, 'over'],
  ])('%d ms after the start it is %s', (ms, state) => {
    expect(campaignState({ startAt: now, endAt: plus(now, 10) }, plus(now, ms))).toBe(state);
  });
  it.each([
    ['2021-12-11T23:59:59.999', false],
    ['2021-12-12T00:00:00', true],
  ])('started at %s: red packets of the new form: %s (spec 002 §9)', (start, isNew) => {
    expect(givesNewRedPackets(instant(Date.parse(`${start}+08:00`)))).toBe(isNew);
  });
});

describe('one’s own red packets (spec 002 §4, decision I5)', () => {
  it.each([
    [true, 999, 'expired'],
    [true, 1000, 'enabled'],
    [true, 1001, 'enabled'],
    [true, null, 'enabled'],
    [false, 1001, 'disabled'],
    [false, 999, 'expired'],
  ] as const)('enabled %s, expiry %s: %s', (isEnable, expiry, status) => {
    expect(
      redPacketStatusOf({ isEnable, expireTime: expiry === null ? null : instant(expiry) }, now),
    ).toBe(status);
  });
});

describe('the voucher scanner (spec 002 §4, §8)', () => {
  const expiring = (...times: number[]) =>
    times.map((time) => ({ expireTime: instant(time), isNew: true }));
  it.each([
    [expiring(999, 2000), true],
    [expiring(1000), false],
    [expiring(2000, 1), false],
    [[], false],
  ])('%j is out of time: %s', (list, isOut) => {
    expect(isScannerOutOfTime(list, now)).toBe(isOut);
  });
  it.each([
    [-2030141, true],
    [-2030112, false],
    [null, false],
  ])('code %s marks it as errored: %s', (code, isErrored) => {
    expect(hasScannerError(code)).toBe(isErrored);
  });
});
