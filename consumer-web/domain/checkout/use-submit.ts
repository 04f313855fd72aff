import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import type { OrderWish } from './checkout-model.ts';
import { clearOrdered, makeOrder, orderFingerprint } from './make-order.ts';
import type { Checkout } from './use-checkout.ts';
import { useRefusal } from './use-refusal.ts';

/** Sends the order; a refusal becomes a sentence at its field, a new price a question. Nothing that was filled in is lost by either. */
export const useSubmit = (checkout: Checkout) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { showRefusal, clearRefusal, ...refusal } = useRefusal(checkout);
  const unanswered = useRef<{ wish: OrderWish; fingerprint: string } | null>(null);
  const sending = useMutation({
    mutationFn: (wish: OrderWish) => makeOrder(checkout, wish),
    onSuccess: (orderId, { storeId }) => {
      noteEvent('BuyNow', { orderId, storeId });
      void navigate(checkout.shop.routes.cashier(orderId), { replace: true });
      void clearOrdered(checkout);
      void queries.invalidateQueries({ queryKey: ['mine'] });
    },
    onError: (error, wish) => {
      unanswered.current =
        isApiError(error) && error.isDefinite
          ? null
          : { wish, fingerprint: orderFingerprint(checkout) };
      showRefusal(error, wish);
      // without a session nothing can be refetched: the page reloads after the sign-in
      if (!isApiError(error) || error.kind !== 'session') checkout.refresh();
    },
  });
  const send = (wish: OrderWish): void => {
    clearRefusal();
    sending.mutate(wish);
  };
  /** Resends an order that was never answered, word for word, since it may have been made and taken its own offers. False when there is none, or the guest has changed something since. */
  const resendUnanswered = (): boolean => {
    const open = unanswered.current;
    if (open?.fingerprint !== orderFingerprint(checkout)) return false;
    send(open.wish);
    return true;
  };
  return {
    ...refusal,
    isBusy: sending.isPending || sending.isSuccess,
    isDone: sending.isSuccess,
    send,
    resendUnanswered,
  };
};
export type Submit = ReturnType<typeof useSubmit>;
