import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
import { menuEdited } from '../store-edit/menu-edited.ts';
import type { EditedDish } from './dish-row.ts';
import { edited } from './edit.ts';
import { changeDish, editedDishes } from './menu-edit-repo.ts';

type Item = { sizeId?: string | undefined; stock: number };
type Counts = { stock: number; skuStock: Readonly<Record<string, number>> };

/** What is left of a dish when one of its counts is set. Goods whose sizes are counted apart are counted by size alone. */
const counted = ({ skuStock }: Counts, item: Item): Counts => {
  const isApart = Object.keys(skuStock).length > 0;
  if (item.sizeId === undefined)
    return isApart ? refuse('BAD_REQUEST', { issues: ['items'] }) : { stock: item.stock, skuStock };
  if (skuStock[item.sizeId] === undefined) return refuse('PRODUCT_NOT_FOUND');
  const after = { ...skuStock, [item.sizeId]: item.stock };
  const counts = Object.values(after);
  return {
    stock: counts.includes(-1) ? -1 : counts.reduce((sum, count) => sum + count, 0),
    skuStock: after,
  };
};

const textOf = ({ stock }: Counts): { stock: string } => ({ stock: String(stock) });

/** The stock of a dish that is switched off stands aside, as it stays out. Its version stays: only its texts and prices are edited by two at once. */
export const setStock: Handlers['merchantMenuSetStock'] = (context, body) =>
  edited(context, body, {
    scope: 'stock',
    work: async (query, _store, at) => {
      const ids = [...new Set(body.items.map(({ productId }) => productId))];
      const dishes = await editedDishes(query, at, ids, { lock: true });
      if (dishes.length < ids.length) refuse('PRODUCT_NOT_FOUND');
      const moved = dishes.map((dish: EditedDish) => ({
        dish,
        after: body.items
          .filter(({ productId }) => productId === dish.id)
          .reduce<Counts>(counted, dish),
      }));
      for (const { dish, after } of moved)
        await changeDish(query, at, dish.id, {
          ...(dish.isOff ? { off_stock: after.stock } : { stock: after.stock }),
          sku_stock: after.skuStock,
        });
      await recordChanges(
        query,
        context,
        moved.map(({ dish, after }) => ({
          storeId: at.storeId,
          thing: 'STOCK',
          thingId: dish.id,
          name: dish.name,
          act: 'CHANGED',
          before: textOf(dish),
          after: textOf(after),
        })),
      );
      await menuEdited(query, at);
      return {};
    },
  });
