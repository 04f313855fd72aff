import { useEffect, useRef, useState } from 'react';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { announce } from '../../lib/notice.ts';
import type { Voucher } from './model.ts';
import { isUsable, usableFirst, usesSince } from './ticket-order.ts';

/** Vouchers in the order in which they first appeared: the one being scanned must not move. */
export const useSteadyOrder = (vouchers: readonly Voucher[]): Voucher[] => {
  const [ids] = useState(() => usableFirst(vouchers));
  return ids.flatMap((id) => vouchers.find((voucher) => voucher.voucherId === id) ?? []);
};

/** Reads out that a voucher was just used. */
export const useUseAnnouncement = (vouchers: readonly Voucher[]): void => {
  const t = useT();
  const before = useRef(vouchers);
  useEffect(() => {
    const used = usesSince(before.current, vouchers);
    before.current = vouchers;
    if (used)
      announce(
        used.left === 0
          ? t('voucher.justUsed')
          : t('voucher.justUsedPart', { count: used.taken, left: used.left }),
      );
  }, [vouchers, t]);
};

/** The screen stays lit while there is a code to scan. */
export const useAwakeWhileUsable = (vouchers: readonly Voucher[]): void => {
  const hasCode = vouchers.some(isUsable);
  useEffect(() => (hasCode ? host.keepAwake() : undefined), [hasCode]);
};
