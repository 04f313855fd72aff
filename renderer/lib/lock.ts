import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { machine } from './machine.ts';
import { holdScans } from './scan/desk.ts';
import { hideSession } from './session.ts';
import { KEYS, readKey, writeKey } from './storage.ts';

/** Why the lock screen is up. `switch`: someone else wants the till; the one at work may go back without a PIN. */
export type LockWhy = 'idle' | 'hand' | 'switch';
/** `missed`: scans that came meanwhile and were not carried out. */
type State = { why: LockWhy | null; missed: number };

export const lockStore = createStore<State>(() => ({ why: null, missed: 0 }));

export const useLock = (): State => useStore(lockStore);
export const isLocked = (): boolean => lockStore.getState().why !== null;

/** A scan that came while the till was locked: it is not carried out, and the lock screen shows that. */
export const noteMissedScan = (): void =>
  lockStore.setState(({ missed }) => ({ missed: missed + 1 }));

let release: () => void = () => undefined;

/** Locks the screen. The till's work continues behind it; a reload does not open it. */
export const lock = (why: LockWhy): void => {
  if (lockStore.getState().why !== null && why === 'switch') return;
  release();
  release = holdScans(noteMissedScan);
  writeKey(KEYS.isLocked, why !== 'switch');
  hideSession(why !== 'switch' && !machine().isSecretSafe);
  lockStore.setState(({ why: old }) => ({ why, ...(old === null && { missed: 0 }) }));
};

export const unlock = (): void => {
  release();
  release = () => undefined;
  writeKey(KEYS.isLocked, false);
  hideSession(false);
  lockStore.setState({ why: null, missed: 0 });
};

/** After a start: locked as it was left. */
export const restoreLock = (): void => {
  if (readKey(KEYS.isLocked)) lock('hand');
};
