import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { t } from '../lib/i18n.ts';
import { lock, type LockWhy } from '../lib/lock.ts';
import { currentSession } from '../lib/session.ts';
import { isWritingOff } from './idle-lock.ts';

/** The key that brings the next operator to the till; with Shift it locks. */
export const SWITCH_KEY = 'F2';

/** Shows the names, or the lock, unless a write-off is in progress: its answer belongs to the operator who sent it. */
export const askForOperator = (why: LockWhy): void => {
  if (!currentSession()) return;
  if (isWritingOff()) notifications.show({ message: t('lock.busy') });
  else lock(why);
};

/** F2 on every screen of the frame. */
export const useSwitchKey = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key !== SWITCH_KEY ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.repeat
      )
        return;
      event.preventDefault();
      askForOperator(event.shiftKey ? 'hand' : 'switch');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
};
