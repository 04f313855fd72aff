import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { alertAt } from '#shared/order/desk/alert-step.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import { waitingSince } from '../board.ts';
import type { OtherTill } from './use-heard.ts';

/** The orders that this till rings for now, and those that fill its screen (decision DA4). */
export const useAlerts = (
  waiting: readonly DeskOrder[],
  otherTills: readonly OtherTill[],
): { ringing: DeskOrder[]; filling: DeskOrder[] } => {
  const now = useNow(2000);
  const { operator, storeId: hereId } = useSignedIn();
  const heard = new Set(
    otherTills.filter((till) => till.isHeard && till.isHere).map(({ storeId }) => storeId),
  );
  const alerts = waiting.map((order) => ({
    order,
    ...alertAt(now - waitingSince(order), {
      isHere: order.storeId === hereId,
      isOwner: operator.role === 'owner',
      isLast: !heard.has(order.storeId),
    }),
  }));
  return {
    ringing: alerts.filter(({ rings }) => rings).map(({ order }) => order),
    filling: alerts.filter(({ fillsScreen }) => fillsScreen).map(({ order }) => order),
  };
};
