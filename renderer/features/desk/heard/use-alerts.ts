import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { alertAt, type AlertTill } from '#shared/order/desk/alert-step.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import { waitingSince } from '../board.ts';
import type { OtherTill } from './use-heard.ts';

/** How this till stands to an order of a store. */
const useStanding = (otherTills: readonly OtherTill[]): ((order: DeskOrder) => AlertTill) => {
  const { operator, storeId: hereId } = useSignedIn();
  const heard = new Set(
    otherTills.filter((till) => till.isHeard && till.isHere).map(({ storeId }) => storeId),
  );
  return ({ storeId }) => ({
    isHere: storeId === hereId,
    isOwner: operator.role === 'owner',
    isLast: !heard.has(storeId),
  });
};

/** The orders that this till rings for now, and those that fill its screen (decision DA4). */
export const useAlerts = (
  waiting: readonly DeskOrder[],
  otherTills: readonly OtherTill[],
): { ringing: DeskOrder[]; filling: DeskOrder[] } => {
  const now = useNow(2000);
  const standing = useStanding(otherTills);
  const alerts = waiting.map((order) => ({
    order,
    ...alertAt(now - waitingSince(order), standing(order)),
  }));
  return {
    ringing: alerts.filter(({ rings }) => rings).map(({ order }) => order),
    filling: alerts.filter(({ fillsScreen }) => fillsScreen).map(({ order }) => order),
  };
};

/** Whether a till is the first to be told what happens to an order. */
export const useConcern = (otherTills: readonly OtherTill[]): ((order: DeskOrder) => boolean) => {
  const standing = useStanding(otherTills);
  return (order) => alertAt(0, standing(order)).rings;
};
