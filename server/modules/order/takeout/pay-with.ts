import { cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import { chooseOffers } from '#shared/pricing/choose-offers.ts';
import { finishQuote, payableAfter } from '#shared/pricing/finish-quote.ts';
import { priceLines } from '#shared/pricing/price-lines.ts';
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

/** Gold pays goods after step 4 of the price, mCoin a part of the total of step 7 (decision H1). The lines are priced once: only the bill depends on what pays it. */
export const payWith = async (
  query: Query,
  input: PriceInput,
  { userId, goldIds, useMcoin }: Asked,
  now: Instant,
): Promise<PaidWith> => {
  const lines = priceLines(input, now);
  const offers = chooseOffers(lines, input.chosenOffers);
  const neededCents = cents(lines.afterFullCents - offers.goodsCents);
  const { usable, refused } = await chosenGold(query, { userId, goldIds, neededCents }, now);
  const withGold = usable.length === 0 ? input : { ...input, gold: usable };
  const coins = useMcoin
    ? mcoinTake(await readMcoin(query, userId), payableAfter({ ...lines, input: withGold }, offers))
    : null;
  const settled = coins === null ? withGold : { ...withGold, mCoinCents: coins.offCents };
  const quote = finishQuote({ ...lines, input: settled }, input.chosenOffers);
  return {
    input: settled,
    quote,
    takes: [...goldTakes(usable, quote.totals.goldCents), ...(coins === null ? [] : [coins.take])],
    refusedGold: refused,
  };
};
