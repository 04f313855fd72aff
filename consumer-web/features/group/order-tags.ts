import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { groupOrderDisplay } from '#shared/order/status/group-display.ts';
import type { T } from '../../lib/i18n.ts';

type Tag = { text: string; tone: ReturnType<typeof groupOrderDisplay>['tone'] };

/**
 * What an order says of itself: its status (decision D1) and a refund that waits. An order whose
 * last vouchers wait for a refund counts as expired too: there only the refund is shown.
 */
export const orderTags = (
  { status, isRefunding }: { status: number; isRefunding: boolean },
  t: T,
): Tag[] => {
  const name = groupOrderStatus.nameOf(status);
  return [
    ...(isRefunding && name === 'expired'
      ? []
      : [{ text: t(`order.status.${name}`), tone: groupOrderDisplay(status).tone }]),
    ...(isRefunding ? [{ text: t('voucher.status.refunding'), tone: 'warn' as const }] : []),
  ];
};
