import { MINUTE } from '#shared/kernel/time.ts';
import { systemClock } from '../lib/clock.ts';
import { isServed } from '../lib/is-served.ts';
import { KEYS, readKey, writeKey } from '../lib/storage.ts';

/**
 * A page that was open while the console was updated requests scripts that are gone. It reloads automatically, once a minute at most;
 * the session, the address and the journal bring the clerk back to the same place. Offline it does not reload: an open page is better than none.
 */
export const reloadOnNewVersion = (): void => {
  window.addEventListener('vite:preloadError', () => {
    const now = systemClock.now();
    if (now - readKey(KEYS.reloadedAt) < MINUTE) return;
    void isServed().then((served) => {
      if (!served) return;
      writeKey(KEYS.reloadedAt, now);
      window.location.reload();
    });
  });
};
