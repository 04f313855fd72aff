import { useEffect, useRef } from 'react';
import { createStore } from 'zustand/vanilla';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { OperatorId, OrderId } from '#shared/kernel/ids.ts';
import { spokenDeskNumber } from '#shared/order/desk/desk-number.ts';
import { speak } from '../../../domain/voice/voice.ts';
import { playSound } from '../../../lib/alert/sound.ts';
import { queryClient } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { NEWS, newsOf, type Known, type News } from './news.ts';

/** An act of this till that may end an order: its own acts are no news. */
export const endKey = (orderId: OrderId) => ['desk-end', orderId] as const;

const isOwn = (orderId: OrderId): boolean =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: endKey(orderId) })
    .some(({ state }) => state.status !== 'error');

/** Orders that were called off while the store worked at them, until somebody at this till has seen it. */
export const cancelledStore = createStore<readonly DeskOrder[]>(() => []);

const SOUNDS = {
  CANCELLED: 'cancelled',
  REFUND: 'refundAsked',
  ANSWERED: 'answered',
  RUSHED: 'rushed',
} as const;
/** After its sound, which is as long at most. */
const SOUND_LASTS_MS = 1500;

/** The most pressing of what has happened, by its sound and then in words. */
const tell = (news: readonly News[]): void => {
  const kind = NEWS.find((each) => news.some((one) => one.kind === each));
  if (kind === undefined) return;
  playSound(SOUNDS[kind]);
  const numbers = news
    .filter((one) => one.kind === kind)
    .map(({ order }) => spokenDeskNumber(order.number))
    .join(', ');
  setTimeout(() => speak(`desk.say.${kind}`, { numbers }, { isCall: true }), SOUND_LASTS_MS);
};

/** Tells what guests do to orders that the store has accepted, each in a sound of its own. `isFor`: whether an order is this till's concern. */
export const useNews = (
  orders: readonly DeskOrder[] | undefined,
  isFor: (order: DeskOrder) => boolean,
): void => {
  const { id: by } = useSignedIn().operator;
  const last = useRef<{ by: OperatorId; known: Known }>({ by, known: new Map() });
  useEffect(() => {
    if (orders === undefined) return;
    const { current } = last;
    const known: Known = current.by === by ? current.known : new Map();
    last.current = { by, known: new Map(orders.map((order) => [order.orderId, order])) };
    const news = newsOf(known, orders).filter(({ order }) => isFor(order) && !isOwn(order.orderId));
    const cancelled = news.filter(({ kind }) => kind === 'CANCELLED').map(({ order }) => order);
    // what is off the board is of another day, or another merchant
    const { known: shown } = last.current;
    cancelledStore.setState(
      (all) => [...all.filter(({ orderId }) => shown.has(orderId)), ...cancelled],
      true,
    );
    tell(news);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each event is announced once, when it comes
  }, [orders, by]);
};
