import { useEffect, useRef } from 'react';
import { deliveryFeeNotice } from '#shared/order/checkout/check-submit.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import type { Checkout } from './use-checkout.ts';

/** Notifies of a changed delivery fee after the address was changed (spec 001 §8). */
export const useFeeNotice = ({ address, way, quote }: Checkout): void => {
  const t = useT();
  const seen = useRef<{ addressId: string; fee: Cents } | null>(null);
  const fee =
    quote.isPlaceholderData || way === 'pickup' ? null : (quote.data?.quote?.deliveryFee ?? null);
  const addressId = address?.id ?? null;
  useEffect(() => {
    if (fee === null || addressId === null) return;
    const before = seen.current;
    seen.current = { addressId, fee };
    const notice =
      before === null || before.addressId === addressId ? null : deliveryFeeNotice(before.fee, fee);
    if (notice !== null) notify(t(notice));
  }, [fee, addressId, t]);
};
