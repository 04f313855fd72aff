import { UNLIMITED } from '#shared/cart/cart-line.ts';
import { bestSpecial, type DealSpecial, type SpecialUse } from '#shared/pricing/deal-special.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  returnFlashPieces,
  runningSpecials,
  takeFlashPieces,
  type Product,
  type RunningSpecial,
} from '#server/modules/catalogue/index.ts';
import { type Order } from './order-repo.ts';
import type { Bought } from './stock-repo.ts';

/** How many pieces of a flash sale a buyer may still have. */
const remainingOf = (
  { flash }: Bought,
  { activityId, limit }: Extract<RunningSpecial, { kind: 'FLASH' }>,
): number => (limit < 0 ? UNLIMITED : Math.max(0, limit - (flash.get(activityId) ?? 0)));

/** The special prices that run for a deal, as they count for a buyer who has ordered so much of it. */
const countingFor = (running: readonly RunningSpecial[], bought: Bought): DealSpecial[] =>
  running.map((one) => {
    if (one.kind === 'BULK') return one;
    const { limit: _, ...flash } = one;
    return { ...flash, userRemaining: remainingOf(bought, one) };
  });

export type Specials = {
  running: readonly RunningSpecial[];
  specials: readonly DealSpecial[];
  special: DealSpecial | null;
};

/** The special prices that count for a buyer of a deal, and the one that an order of so many is made at. */
export const specialsFor = async (
  query: Query,
  { product, quantity, bought }: { product: Product; quantity: number; bought: Bought },
  now: Instant,
): Promise<Specials> => {
  const running = await runningSpecials(query, product, now);
  const specials = countingFor(running, bought);
  const special = bestSpecial(specials, { price: product.price, quantity });
  return { running, specials, special };
};

/** Refuses an order whose buyer saw a flash price that no longer counts, and says why. */
export const checkShown = (
  secKillId: string | undefined,
  specials: readonly DealSpecial[],
  use: SpecialUse | null,
): void => {
  if (secKillId === undefined || use?.activityId === secKillId) return;
  const shown = specials.find(({ activityId }) => activityId === secKillId);
  refuse(shown?.kind === 'FLASH' && shown.userRemaining === 0 ? 'SECKILL_LIMIT' : 'SECKILL_OVER');
};

type Priced = Pick<Specials, 'running'> & { use: SpecialUse | null };

/** Takes the flash pieces of an order. The stock of its deal is taken before: that row queues the buyers, so `bought`, read after it, is what this one had without a race. */
export const takeSpecial = async (
  query: Query,
  { product, bought }: { product: Product; bought: Bought },
  { running, use }: Priced,
): Promise<void> => {
  if (use?.kind !== 'FLASH') return;
  const { activityId, pieces } = use;
  const flash = countingFor(running, bought).find((one) => one.activityId === activityId);
  if (flash?.kind !== 'FLASH') return refuse('SECKILL_OVER');
  if (flash.userRemaining !== UNLIMITED && flash.userRemaining < pieces) refuse('SECKILL_LIMIT');
  const { merchantId, id: productId } = product;
  if (!(await takeFlashPieces(query, { merchantId, productId, activityId, pieces })))
    refuse('SECKILL_OVER');
};

/** Gives the flash pieces of an order back that is not to be paid any more. */
export const returnSpecial = async (query: Query, order: Order): Promise<void> => {
  const { merchantId, productId, special } = order;
  if (special?.kind !== 'FLASH') return;
  const { activityId, pieces } = special;
  await returnFlashPieces(query, { merchantId, productId, activityId, pieces });
};
