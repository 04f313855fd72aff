import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { groupOrderDisplay } from '#shared/order/status/group-display.ts';
import type { T } from '../../lib/i18n.ts';

type Tag = { text: string; tone: ReturnType<typeof groupOrderDisplay>['tone'] };

/**
 * What an order says of itself: its status (decision D1) and a refund that waits. "Expired" also
 * stands for an order whose last vouchers are asked back; then the refund alone is said.
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
