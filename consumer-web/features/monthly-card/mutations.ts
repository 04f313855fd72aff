import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { price } from '#shared/format/money.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { CardBusiness } from '#shared/member/monthly-card.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { trackOrder } from '../../domain/order/track-order.ts';
import { once } from '../../lib/api/once.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { api } from './api.ts';
import { CARD_KEY } from './queries.ts';

type Wish = { itemId: string; payAmount: Cents; autoRenew?: boolean };

/**
 * Orders a plan or a pack once and goes to its cashier: a second press or a lost answer leads to the
 * first order. A trial is there at once.
 */
export const useOrder = () => {
  const t = useT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (wish: Wish) =>
      once(`card:${wish.itemId}:${wish.payAmount}:${wish.autoRenew ?? false}`, async (key) => {
        const made = await api.memberOrderCreate(wish, { key });
        trackOrder('submitOrder');
        return made;
      }),
    onSuccess: ({ orderId, isPaid }) => {
      if (isPaid) notify(t('vipTrial.started'));
      void navigate(
        isPaid ? consumerRoutes.vipHome.path : href(consumerRoutes.vipHistoryList, { orderId }),
        { replace: isPaid },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: CARD_KEY }),
  });
};

/** Closes an unpaid order, or gives a paid one back. */
export const useCancel = () => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (orderId: OrderId) =>
      once(`card-cancel:${orderId}`, async (key) => {
        const cancelled = await api.memberOrderCancel({ orderId: asId(orderId) }, { key });
        trackOrder('cancelOrder');
        return cancelled;
      }),
    onSuccess: ({ refundAmount }) => {
      if (refundAmount > 0) notify(t('vipHistory.refunded', { amount: price(refundAmount) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: CARD_KEY }),
  });
};

/** Ends the renewing by itself, after a card: ticked again with another card it is ended anew. */
export const useEndRenewal = () => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (lastCardId: OrderId) =>
      once(`card-renewal:end:${lastCardId}`, (key) =>
        api.memberSetAutoRenew({ autoRenew: false }, { key }),
      ),
    onSuccess: () => notify(t('vip.renewal.ended')),
    onSettled: () => queries.invalidateQueries({ queryKey: CARD_KEY }),
  });
};

/** Claims packets of the cycle; the wallet has them then. */
export const useClaim = (business: CardBusiness) => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      once(`card-claim:${ids.join(',')}`, (key) =>
        api.memberRedpack(
          { businessType: couponBusiness.codes[business], receive: [...ids] },
          { key },
        ),
      ),
    onSuccess: () => notify(t('vipPacket.claimed')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};
