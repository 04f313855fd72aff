// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLocked, lock, lockStore, restoreLock, unlock } from './lock.ts';
import { loadMachine } from './machine.ts';
import { giveScansToTill, emitScan } from './scan/desk.ts';

const till: string[] = [];
beforeAll(loadMachine);
const stopTill = giveScansToTill(({ text }) => till.push(text));
// files share a process: a lock that stays would take the scans of the next one
afterAll(() => {
  unlock();
  stopTill();
});

describe('a locked till (row 39)', () => {
  beforeEach(() => {
    unlock();
    till.length = 0;
  });

  it('carries no scan out and counts what it missed', () => {
    lock('idle');
    emitScan({ text: '1', by: 'WEDGE' });
    emitScan({ text: '2', by: 'SERIAL' });
    expect([till, lockStore.getState().missed]).toEqual([[], 2]);
    unlock();
    emitScan({ text: '3', by: 'HID' });
    expect([till, lockStore.getState().missed]).toEqual([['3'], 0]);
  });

  it('stays locked over a reload; the list of names does not', () => {
    lock('hand');
    lockStore.setState({ why: null });
    restoreLock();
    expect(isLocked()).toBe(true);
    unlock();
    lock('switch');
    lockStore.setState({ why: null });
    restoreLock();
    expect(isLocked()).toBe(false);
  });

  it('is not opened by asking for the names', () => {
    lock('idle');
    lock('switch');
    expect(lockStore.getState().why).toBe('idle');
  });

  it('locks when the names are left standing', () => {
    lock('switch');
    lock('idle');
    expect(lockStore.getState().why).toBe('idle');
  });
});
