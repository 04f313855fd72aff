import { MINUTE } from '#shared/kernel/time.ts';
import { systemClock } from '../lib/clock.ts';
import { KEYS, readKey, writeKey } from '../lib/storage.ts';

/**
 * A page that was open while the console was updated asks for scripts that are gone. It is loaded anew by itself, once a minute at most;
 * the session, the address and the journal bring the clerk back to the same place.
 */
export const reloadOnNewVersion = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const now = systemClock.now();
    if (now - readKey(KEYS.reloadedAt) < MINUTE) return;
    writeKey(KEYS.reloadedAt, now);
    event.preventDefault();
    window.location.reload();
  });
};
