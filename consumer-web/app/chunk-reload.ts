import * as z from 'zod/mini';
import { host } from '../lib/host/host.ts';
import { defineSlot } from '../lib/storage.ts';

/** When the page last reloaded itself because a part of it could not be loaded. */
const reloadedAt = defineSlot({
  key: 'reloadedAt',
  area: 'session',
  schema: z.number(),
  absent: 0,
});

/** After a new version is published, the old one's parts are gone: one reload brings the new one. A second failure within this time is something else. */
const AGAIN_MS = 60_000;
/** How often one part may fail to load before it is taken for gone; `loadPart` tries more often than that. */
const LOSSES = 3;

const losses = new Map<string, number>();

/** Whether a reload may help; records that it was tried. */
export const mayReload = (now: number): boolean => {
  if (!host.isOnline() || now - reloadedAt.get() < AGAIN_MS) return false;
  reloadedAt.set(now);
  return true;
};

/** Reloads once when a lazy part of the app cannot be loaded. */
export const reloadWhenPartsAreGone = (): void => {
  addEventListener('vite:preloadError', (event) => {
    const { message } = (event as Event & { payload: Error }).payload;
    const count = (losses.get(message) ?? 0) + 1;
    losses.set(message, count);
    if (count < LOSSES || !mayReload(Date.now())) return;
    event.preventDefault();
    host.reload();
  });
};
