import { useEffect } from 'react';
import { MINUTE } from '#shared/kernel/time.ts';
import { bridge } from '../../lib/bridge.ts';
import { useLock } from '../../lib/lock.ts';
import { currentSession, sessionStore, storeOf } from '../../lib/session.ts';
import { settingsStore } from '../../lib/settings.ts';
import { customerViewOf } from './customer-view.ts';
import { till } from './this-till.ts';

/** Sends the customer's screen what to show whenever that changes. Started once. */
export const followCustomer = (): void => {
  let last = '';
  const send = (): void => {
    const session = currentSession();
    const view = customerViewOf(till.state(), {
      store: (session && storeOf(session)?.name) ?? '',
      language: settingsStore.getState().language,
    });
    const text = JSON.stringify(view);
    if (text === last) return;
    last = text;
    // a screen that cannot be reached keeps what it shows: the till is not affected
    bridge.showCustomer(view).catch(() => undefined);
  };
  till.subscribe(send);
  sessionStore.subscribe(send);
  settingsStore.subscribe(send);
  send();
};

const REPEAT_MS = 4 * MINUTE;

/** Keeps the machine's screen on while the write-off page waits for scans; a locked till lets it sleep. */
export const useAwake = (): void => {
  const isLocked = useLock().why !== null;
  useEffect(() => {
    if (isLocked) return;
    const send = (isOn: boolean): void => {
      bridge.keepAwake(isOn).catch(() => undefined);
    };
    send(true);
    const timer = setInterval(() => send(true), REPEAT_MS);
    return () => {
      clearInterval(timer);
      send(false);
    };
  }, [isLocked]);
};
