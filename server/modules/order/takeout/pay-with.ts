import { cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { PriceInput } from '#shared/pricing/price-input.ts';
import type { Query } from '#server/db/db.ts';
import {
  chosenGold,
  type GoldRefused,
  goldTakes,
  mcoinTake,
  readMcoin,
  type Take,
} from '#server/modules/money/index.ts';

/** A price with what the buyer pays of it otherwise than with money. `takes`: what the order takes of each piece of gold, and of the coins. */
export type PaidWith = {
  input: PriceInput;
  quote: CartQuote;
  takes: readonly Take[];
  refusedGold: readonly GoldRefused[];
};
type Asked = { userId: string; goldIds: readonly string[]; useMcoin: boolean };

/** Gold pays goods after step 4 of the price, mCoin a part of the total of step 7 (decision H1). Without either the price is what it was. */
export const payWith = async (
  query: Query,
  input: PriceInput,
  { userId, goldIds, useMcoin }: Asked,
  now: Instant,
): Promise<PaidWith> => {
  const plain = priceCart(input, now);
  const { usable, refused } = await chosenGold(
    query,
    { userId, goldIds, neededCents: cents(plain.totals.afterFullCents - plain.totals.offerCents) },
    now,
  );
  const gilded =
    usable.length === 0
      ? { input, quote: plain }
      : { input: { ...input, gold: usable }, quote: priceCart({ ...input, gold: usable }, now) };
  const coins = useMcoin
    ? mcoinTake(await readMcoin(query, userId), gilded.quote.totals.payableCents)
    : null;
  const settled =
    coins === null
      ? gilded
      : {
          input: { ...gilded.input, mCoinCents: coins.offCents },
          quote: priceCart({ ...gilded.input, mCoinCents: coins.offCents }, now),
        };
  return {
    ...settled,
    takes: [
      ...goldTakes(usable, settled.quote.totals.goldCents),
      ...(coins === null ? [] : [coins.take]),
    ],
    refusedGold: refused,
  };
};
