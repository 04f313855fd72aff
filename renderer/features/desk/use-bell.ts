import { useEffect } from 'react';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { LOUD_AFTER_MS } from '#shared/order/desk/alert-step.ts';
import { spokenDeskNumber } from '#shared/order/desk/desk-number.ts';
import { speak } from '../../domain/voice/voice.ts';
import { serverNow } from '../../lib/api.ts';
import { playSound } from '../../lib/alert/sound.ts';
import { waitingSince, waitsSince } from './board.ts';

/** A ring every so often, as long as an order waits. */
const RING_MS = 4000;
/** So many rings after which the number is said again, and how long one takes. */
const RINGS_A_WORD = 5;
const RING_LASTS_MS = 1500;

const say = (number: string): void =>
  speak('desk.say.new', { number: spokenDeskNumber(number) }, { isCall: true });

/** Rings while orders wait to be answered, and says the number of the one that has waited longest: it follows the list, so it stops wherever they were answered (decision DA4). */
export const useBell = (waiting: readonly DeskOrder[]): void => {
  const since = waitsSince(waiting);
  const number = waiting.find((order) => waitingSince(order) === since)?.number ?? '';
  useEffect(() => {
    if (since === null) return undefined;
    let rings = 0;
    let words: ReturnType<typeof setTimeout> | undefined;
    const ring = (): void => {
      playSound('newOrder', serverNow() - since >= LOUD_AFTER_MS ? 1 : 0);
      if (rings % RINGS_A_WORD === 0) words = setTimeout(() => say(number), RING_LASTS_MS);
      rings += 1;
    };
    ring();
    const timer = setInterval(ring, RING_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(words);
    };
  }, [since, number]);
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
