import { host } from '../lib/host.ts';
import { storage } from '../lib/storage.ts';

/** After a new version is published, the old one's parts are gone: one reload brings the new one. A second failure within this time is something else. */
const AGAIN_MS = 60_000;

/** Whether a reload may mend it; remembers that it was tried. */
export const mayReload = (now: number): boolean => {
  if (!host.isOnline() || now - storage.reloadedAt.get() < AGAIN_MS) return false;
  storage.reloadedAt.set(now);
  return true;
};

/** Reloads once when a lazy part of the app cannot be loaded. */
export const reloadWhenPartsAreGone = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now())) return;
    event.preventDefault();
    host.reload();
  });
};
