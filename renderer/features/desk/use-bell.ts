import { useEffect } from 'react';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { serverNow } from '../../lib/api.ts';
import { playSound } from '../../lib/alert/sound.ts';

/** A ring every so often, as long as an order waits. */
const RING_MS = 4000;
/** After this time it rings at full volume, whatever the settings say (decision DA4). */
const LOUD_AFTER_MS = 60_000;

/** Rings while orders wait to be answered: it follows the list, so it stops wherever they were answered. `since`: from when the one has waited that waits longest; null, none does. */
export const useBell = (since: Instant | null): void => {
  useEffect(() => {
    if (since === null) return undefined;
    const ring = (): void => {
      playSound('newOrder', serverNow() - since >= LOUD_AFTER_MS ? 1 : 0);
    };
    ring();
    const timer = setInterval(ring, RING_MS);
    return () => clearInterval(timer);
  }, [since]);
};

/** An order that the desk accepted by itself is told of for so long. */
const TOLD_MS = 30_000;
/** The orders that were told of, on whatever page. */
const told = new Set<string>();

/** Two rings for each order that nobody had to accept. */
export const useAutoBell = (orders: readonly DeskOrder[]): void => {
  const accepted = orders
    .filter(({ flags }) => flags.includes('AUTO'))
    .map(({ orderId, acceptedAt }) => `${orderId}@${acceptedAt ?? 0}`)
    .join();
  useEffect(() => {
    const fresh = accepted
      .split(',')
      .filter((one) => !told.has(one) && serverNow() - Number(one.split('@')[1] ?? 0) < TOLD_MS);
    if (fresh.length === 0) return;
    for (const one of fresh) told.add(one);
    playSound('newOrder', 0);
    // not stopped with the next order, which rings for itself
    setTimeout(() => playSound('newOrder', 0), RING_MS / 2);
  }, [accepted]);
};
