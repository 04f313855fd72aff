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
import { flashPiecesOf } from './stock-repo.ts';

type Buyer = { product: Product; userId: string };

/** How many pieces of a flash sale a buyer may still have. */
const remainingOf = async (
  query: Query,
  { product, userId }: Buyer,
  { activityId, limit }: Extract<RunningSpecial, { kind: 'FLASH' }>,
): Promise<number> =>
  limit < 0
    ? UNLIMITED
    : Math.max(
        0,
        limit - (await flashPiecesOf(query, { userId, productId: product.id, activityId })),
      );

/** The special prices that count for a buyer of a deal, and the one that an order of so many is made at. */
export const specialsFor = async (
  query: Query,
  { quantity, ...buyer }: Buyer & { quantity: number },
  now: Instant,
): Promise<{ specials: readonly DealSpecial[]; special: DealSpecial | null }> => {
  const { product } = buyer;
  const specials: DealSpecial[] = [];
  for (const running of await runningSpecials(query, product, now))
    if (running.kind === 'BULK') specials.push(running);
    else {
      const { limit: _, ...flash } = running;
      specials.push({ ...flash, userRemaining: await remainingOf(query, buyer, running) });
    }
  return { specials, special: bestSpecial(specials, { price: product.price, quantity }) };
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

/** Takes the flash pieces of an order. The stock of its deal is taken before: that row queues the buyers, so what this one had is counted without a race. */
export const takeSpecial = async (
  query: Query,
  buyer: Buyer,
  use: SpecialUse | null,
  now: Instant,
): Promise<void> => {
  if (use?.kind !== 'FLASH') return;
  const { activityId, pieces } = use;
  const { specials } = await specialsFor(query, { ...buyer, quantity: pieces }, now);
  const flash = specials.find((one) => one.activityId === activityId);
  if (flash?.kind !== 'FLASH') return refuse('SECKILL_OVER');
  if (flash.userRemaining !== UNLIMITED && flash.userRemaining < pieces) refuse('SECKILL_LIMIT');
  const { merchantId, id: productId } = buyer.product;
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
