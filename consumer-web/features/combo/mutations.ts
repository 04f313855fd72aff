import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { COMBO_STATES } from '#shared/codes/combo.ts';
import type { ComboPiece } from '#shared/contract/consumer/combo.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { ComboRefusal } from '#shared/voucher/combo-coupon.ts';
import { trackOrder } from '../../domain/order/track-order.ts';
import { once } from '../../lib/api/once.ts';
import { useT, type T } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { api } from './api.ts';
import { COMBO_KEY } from './queries.ts';
import { short } from './parts/words.ts';

const REASONS: readonly ComboRefusal['reason'][] = [...COMBO_STATES, 'noWithdrawalsLeft'];

/** Why a piece was not expanded or withdrawn: the core's reason, where the server names one. */
const refusalText = (error: unknown, t: T): string => {
  const said = isApiError(error) ? (error.data as { reason?: unknown } | null)?.reason : null;
  const reason = REASONS.find((name) => name === said);
  return reason === undefined ? errorText(error, t) : t(`voucher.combo.refused.${reason}`);
};

/** Orders groups once and goes to their cashier: a second press or a lost answer leads to the first order. */
export const useBuy = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (wish: { groupId: string; quantity: number }) =>
      once(`combo:${wish.groupId}:${wish.quantity}`, async (key) => {
        const made = await api.comboBuy(wish, { key });
        trackOrder('submitOrder');
        return made;
      }),
    onSuccess: ({ orderId }) => {
      void navigate(href(consumerRoutes.expandCouponOrderInfo, { orderId }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: COMBO_KEY }),
  });
};

/** Closes an unpaid order, or gives a paid one back. */
export const useCancel = () => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (orderId: OrderId) =>
      once(`combo-cancel:${orderId}`, async (key) => {
        const cancelled = await api.comboCancel({ orderId }, { key });
        trackOrder('cancelOrder');
        return cancelled;
      }),
    onSuccess: ({ refundAmount }) => {
      if (refundAmount > 0) notify(t('combo.order.refundDone', { amount: price(refundAmount) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};

/** A piece is expanded again after each withdrawal: an answer that was lost is not that of the next time. */
const pieceIntent = (act: 'expand' | 'withdraw', { id, withdrawalsLeft }: ComboPiece): string =>
  `combo-${act}:${id}:${withdrawalsLeft}`;

/** Expands a piece. A failure is shown as a message, and stays the caller's failure (spec 002 §8). */
export const useExpand = () => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (piece: ComboPiece) =>
      once(pieceIntent('expand', piece), (key) => api.comboExpand({ id: piece.id }, { key })),
    onSuccess: ({ expandedAmount }, { amount }) =>
      notify(
        t(expandedAmount > amount ? 'combo.grew' : 'combo.same', { amount: short(expandedAmount) }),
      ),
    onError: (error) => notify(refusalText(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};

/** Takes an expansion back. */
export const useWithdraw = () => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (piece: ComboPiece) =>
      once(pieceIntent('withdraw', piece), (key) => api.comboRevoke({ id: piece.id }, { key })),
    onSuccess: (_, { amount }) => notify(t('combo.back', { amount: short(amount) })),
    onError: (error) => notify(refusalText(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};
