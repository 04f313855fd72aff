import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { HOUR, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { graceEndsAt } from '#shared/order/checkout/windows.ts';
import { client } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { announce } from '../../../lib/notice.ts';
import type { Order } from '../model.ts';
import { underWay } from '../news/under-way.ts';
import { orderKey } from '../queries.ts';
import { stepsQuery } from './queries.ts';
import type { StoreOrderKind } from '../store-orders.ts';

/** Times at which the server's list of actions changes without an event. */
const turns = ({ orderStatus, payInfo, nextRushAt, refundBefore }: Order): Instant[] =>
  [
    orderStatus === 0 ? payInfo.payBefore : null,
    payInfo.payTime === null ? null : graceEndsAt(payInfo.payTime),
    nextRushAt,
    refundBefore,
  ].filter((at) => at !== null);

/** Refetches the order at the next of those times, within the hour. */
const useTurns = (kind: StoreOrderKind, order: Order): void => {
  const queries = useQueryClient();
  const { tradeId } = order;
  const wait = Math.min(
    ...turns(order)
      .map((at) => at - client.now())
      .filter((ms) => ms > 0),
  );
  const at = wait < HOUR ? wait : null;
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => {
      void queries.invalidateQueries({ queryKey: orderKey(kind, tradeId) });
    }, at + SECOND);
    return () => {
      clearTimeout(timer);
    };
  }, [at, kind, queries, tradeId]);
};

/**
 * Keeps an order on screen up to date: polls its steps while it is active, refetches it when they
 * are ahead, and announces a new state.
 */
export const useOrderWatch = (kind: StoreOrderKind, order: Order): void => {
  const t = useT();
  const queries = useQueryClient();
  const { tradeId, log } = order;
  const { active, labelKey } = kind.display(order);
  const { data } = useQuery({ ...stepsQuery(kind, tradeId), enabled: active });
  useEffect(() => {
    if (active) underWay.set(plus(client.now(), 3 * HOUR));
  }, [active]);
  const newest = data?.result[0];
  const behindSince =
    newest !== undefined && !log.some(({ kind, at }) => kind === newest.kind && at === newest.at)
      ? newest.at
      : null;
  useEffect(() => {
    if (behindSince !== null) void queries.invalidateQueries({ queryKey: orderKey(kind, tradeId) });
  }, [behindSince, kind, queries, tradeId]);
  const announced = useRef(labelKey);
  useEffect(() => {
    if (announced.current !== labelKey) announce(t(labelKey));
    announced.current = labelKey;
  }, [labelKey, t]);
  useTurns(kind, order);
};
