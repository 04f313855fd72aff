import * as z from 'zod/mini';
import { marketGood } from '#shared/contract/consumer/market-card.ts';
import type { Context } from '#server/kit/context.ts';
import { encodedText, pageText, type JsonText } from '#server/kit/json-text.ts';
import { cardText } from '../near/card-text.ts';
import { withFacts } from '../near/cards.ts';
import { productRow } from '../store/present.ts';
import { NOTHING_TAKEN } from '../store/taken.ts';
import { goodsOnShelves, loweringOf, runsAt, shelvesOf, type PageWish } from './found-goods.ts';

const goodSchema = z.omit(marketGood, { store: true });

/** A page of goods of the stores seen from a place as JSON text: the cards of stores are put together from what is held of them. */
export const pageOfGoodsText = async (
  context: Context,
  { seen: { from, stores }, ...wish }: PageWish,
): Promise<JsonText> => {
  const { now, pick, deps } = context;
  const shelves = shelvesOf({ from, stores });
  const { products, ...page } = await goodsOnShelves(context, { ...wish, shelves });
  const ids = new Set<string>(products.map(({ storeId }) => storeId));
  const [offers, found] = await Promise.all([
    loweringOf(deps.db, [...ids]),
    withFacts(
      deps.db,
      stores.filter(({ entry }) => ids.has(entry.id)),
    ),
  ]);
  const cards = new Map(
    found.map((one) => [one.near.entry.id as string, cardText(one, from, context)]),
  );
  const rows = products.flatMap((product) => {
    const card = cards.get(product.storeId);
    if (card === undefined) return [];
    const activities = (offers.get(product.storeId) ?? []).filter(runsAt(now));
    const row = productRow(product, { activities, taken: NOTHING_TAKEN, now }, pick);
    return [`${encodedText(goodSchema, row, 'goods of a list').slice(0, -1)},"store":${card}}`];
  });
  return pageText(rows, page);
};

/** Goods of one store as JSON text: the caller names the store. */
export const pageOfStoreText = (
  rows: readonly ReturnType<typeof productRow>[],
  page: { next: boolean; nextOffset: number },
): JsonText =>
  pageText(
    rows.map((row) => encodedText(marketGood, { ...row, store: null }, 'goods of a list')),
    page,
  );
