import { CHECK_PROBLEMS, type CheckProblem } from '#shared/codes/group-order.ts';
import type { Visit } from '#shared/contract/consumer/group-visit.ts';
import { errorKey } from '#shared/i18n/error-text.ts';
import { DAY, plus, startOfDay } from '#shared/kernel/time.ts';
import type { DealSpecial, SpecialUse } from '#shared/pricing/deal-special.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { refuse, Refusal } from '#server/kit/refusal.ts';
import type { Product } from '#server/modules/catalogue/index.ts';
import { seatsTaken } from './slot-repo.ts';
import { checkShown } from './special.ts';
import { checkStores, visitFirst } from './visit.ts';

type Asked = {
  product: Product;
  storeId: string | undefined;
  booking: Visit | undefined;
  secKillId: string | undefined;
  specials: readonly DealSpecial[];
  use: SpecialUse | null;
};
/** What would refuse an order, and the sentence that would say so. */
type Problem = { reason: CheckProblem; note: string };

const isProblem = (reason: string): reason is CheckProblem =>
  CHECK_PROBLEMS.some((name) => name === reason);

/** The refusal of one check of an order; null where it passes. */
const problemOf = async (
  check: () => Promise<void>,
  context: MemberContext,
): Promise<Problem | null> => {
  try {
    await check();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || !isProblem(error.reason)) throw error;
    const { reason, note } = error;
    return { reason, note: note?.(context) ?? context.t(errorKey(reason)) };
  }
};

const checkStore = async (context: MemberContext, { product, storeId }: Asked): Promise<void> => {
  const storeIds = product.storeIds.filter((id) => storeId === undefined || id === storeId);
  await checkStores(context.deps.db.query, { ...product, storeIds });
};

/** A visit that is booked first: there is one, in a slot with room for the party. */
const checkFirstVisit = async (
  { deps, now }: MemberContext,
  { product, booking: wish }: Asked,
): Promise<void> => {
  const { query } = deps.db;
  const visit = await visitFirst(query, { product, wish }, now);
  if (visit === null || wish === undefined) return;
  const { booking, capacity } = visit;
  const midnight = startOfDay(wish.day);
  const taken = await seatsTaken(
    query,
    { merchantId: product.merchantId, productId: product.id, storeId: booking.storeId ?? '' },
    { from: midnight, before: plus(midnight, DAY) },
  );
  if ((taken.get(booking.at) ?? 0) + booking.partySize > capacity) refuse('SLOT_FULL');
};

/** Everything besides its pieces that would refuse an order now, as `_create` would say it. */
export const checkProblems = async (context: MemberContext, asked: Asked): Promise<Problem[]> => {
  const { secKillId, specials, use } = asked;
  const found = [
    await problemOf(() => checkStore(context, asked), context),
    await problemOf(() => checkFirstVisit(context, asked), context),
    await problemOf(async () => checkShown(secKillId, specials, use), context),
  ];
  return found.filter((problem) => problem !== null);
};
