import type { Query } from '#server/db/db.ts';
import { menuEdited } from './menu-edited.ts';
import { shownPrices, updateCartStore } from './store-edit-repo.ts';

/** What a meal costs about: the price that this part of the dishes is below. */
const MEAL = 0.6;

/** What an edit of dishes ends with: what lists show of the store's prices, and then every memory of the menu (docs/adr/0021). */
export const dishesEdited = async (
  query: Query,
  at: { merchantId: string; storeId: string },
): Promise<void> => {
  const prices = await shownPrices(query, at);
  await updateCartStore(query, at, {
    per_capita: prices[Math.floor(prices.length * MEAL)] ?? null,
  });
  await menuEdited(query, at);
};
