import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { orderQuote } from '#shared/contract/consumer/takeout-order-shapes.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { changeCart, currentCart } from '../../../domain/cart/cart-store.ts';
import { endDraft } from '../../../domain/checkout/checkout-draft.ts';
import { useT } from '../../../lib/i18n.ts';
import { forgetChoice, offerChoice } from '../../../domain/offers/offer-choice.ts';
import { once } from '../../../lib/api/once.ts';
import type { takeoutOrderCalls } from '#shared/contract/consumer/takeout-order.ts';
import { api } from './api.ts';
import type { Quote } from '../../../domain/checkout/checkout-model.ts';
import { cartHash } from '../../../domain/checkout/order-body.ts';
import { forgetPerson, usePerson } from '../../../domain/checkout/person.ts';
import {
  askedField,
  problemOf,
  type AskedOf,
  type Problem,
} from '../../../domain/checkout/problem.ts';
import { RISK_KEY } from '../../../domain/checkout/checkout-queries.ts';
import type { Checkout } from '../../../domain/checkout/use-checkout.ts';

export type OrderWish = BodyOf<(typeof takeoutOrderCalls)['takeoutOrderCreate']>;
/** The price that the guest saw, and the one that the server asks for the very same order instead. */
export type PriceChange = { before: Quote; after: Quote; wish: OrderWish };
type Refused = { problem: Problem | null; change: PriceChange | null };

const priceChanged = z.object({ quote: orderQuote });
const newQuoteOf = (error: unknown): Quote | null => {
  if (!isApiError(error) || error.reason !== 'PRICE_CHANGED') return null;
  const read = z.safeDecode(priceChanged, error.data as z.input<typeof priceChanged>);
  return read.success ? read.data.quote : null;
};

/**
 * Makes the order once. Its key belongs to what is in the cart and lives until the server has answered (decision K2): a second press, a reload or a lost answer gets the first order.
 * A key that was used for the same cart with another remark or time means that the first press had come through: that order is the answer.
 */
const makeOrder = async (wish: OrderWish, hash: string): Promise<OrderId> => {
  const make = () =>
    once(`takeout:${wish.storeId}:${hash}`, (key) => api.takeoutOrderCreate(wish, { key }));
  try {
    return (await make()).tradeId;
  } catch (error) {
    if (!isApiError(error) || error.reason !== 'KEY_REUSED') throw error;
    const { order } = await api.takeoutLastOrder({});
    const isFirst =
      order !== null &&
      order.storeId === wish.storeId &&
      takeoutOrderStatus.nameOf(order.orderStatus) === 'toBePaid';
    return isFirst ? order.tradeId : (await make()).tradeId;
  }
};

/** All that a guest chose and wrote: the same mark, the same order. */
const markOf = ({ shop, lines, way, draft, body }: Checkout): string => {
  const { chosen, gold, useMcoin } = offerChoice(shop);
  return JSON.stringify([
    cartHash(lines),
    way,
    draft,
    body?.selectedAddress,
    chosen,
    gold,
    useMcoin,
    usePerson.getState(),
  ]);
};

const emptyCart = ({ shop, lines }: Checkout): void => {
  const ordered = new Set(lines.map(({ uuid }) => uuid));
  changeCart(shop, {
    lines: (currentCart(shop)?.lines ?? []).filter(({ uuid }) => !ordered.has(uuid)),
  });
  forgetChoice(shop);
  endDraft(shop);
  forgetPerson();
};

/** Sends the order; a refusal becomes a sentence at its field, a new price a question. Nothing that was filled in is lost by either. */
export const useSubmit = (checkout: Checkout) => {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<Refused>({ problem: null, change: null });
  const [asked, setAsked] = useState<ReadonlySet<AskedOf>>(new Set());
  const unanswered = useRef<{ wish: OrderWish; mark: string } | null>(null);
  const sending = useMutation({
    mutationFn: (wish: OrderWish) => makeOrder(wish, cartHash(checkout.lines)),
    onSuccess: (orderId) => {
      void navigate(href(consumerRoutes.paymentPage, { orderId }), { replace: true });
      emptyCart(checkout);
      void queries.invalidateQueries({ queryKey: ['mine'] });
    },
    onError: (error, wish) => {
      unanswered.current =
        isApiError(error) && error.isDefinite ? null : { wish, mark: markOf(checkout) };
      const after = newQuoteOf(error);
      const before = checkout.quote.data?.quote ?? null;
      const problem = problemOf(error, t);
      setRefused(
        after !== null && before !== null
          ? { problem: null, change: { before, after, wish } }
          : { problem, change: null },
      );
      const field = askedField(problem);
      if (field !== null) setAsked((known) => new Set([...known, field]));
      if (field === 'risk') void queries.invalidateQueries({ queryKey: RISK_KEY });
      // without a session there is nobody to ask for: the page is there again once one has signed in
      if (!isApiError(error) || error.kind !== 'session') checkout.refresh();
    },
  });
  const send = (wish: OrderWish): void => {
    setRefused({ problem: null, change: null });
    sending.mutate(wish);
  };
  return {
    ...refused,
    /** What the server has asked of this order, though the page did not know that it would. */ asked,
    isBusy: sending.isPending || sending.isSuccess,
    isDone: sending.isSuccess,
    send,
    /** Sends once more what was never answered, word for word: an order that was made has taken its own offers meanwhile. False when there is nothing of the kind, or the guest has chosen anew since. */
    again: (): boolean => {
      const open = unanswered.current;
      if (open?.mark !== markOf(checkout)) return false;
      send(open.wish);
      return true;
    },
    tell: (problem: Problem | null) => {
      setRefused({ problem, change: null });
    },
    ask: (change: PriceChange) => {
      setRefused({ problem: null, change });
    },
  };
};
export type Submit = ReturnType<typeof useSubmit>;
