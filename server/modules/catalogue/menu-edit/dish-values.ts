import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { cents } from '#shared/kernel/money.ts';
import { NO_GOODS, type ProductFacts, type ProductSku } from '../store/menu-document.ts';
import { chainOf } from '../store/class-chain.ts';
import type { EditedDish } from './dish-row.ts';
import { NO_PHOTO } from './dish-wire.ts';
import type { StoreClass } from './menu-edit-repo.ts';
import { lowestPrice } from './rules.ts';

const ONE_SIZE = { zh: '一份', en: 'Regular' };
/** English where the store wrote none is the Chinese. */
export const inBoth = ({ zh, en }: { zh: string; en: string }) => ({ zh, en: en || zh });

const skusOf = (id: string, dish: DishEdit, before: EditedDish | null): ProductSku[] => {
  const known = new Map((before?.facts.skus ?? []).map((sku) => [sku.id, sku]));
  if (dish.sizes.length === 0) {
    const [first] = before?.facts.skus ?? [];
    const one = first ?? { id: `${id}.1`, name: ONE_SIZE, minPurchase: 1 };
    return [{ ...one, price: dish.price, weight: dish.weight, isSoldOut: false, isDefault: true }];
  }
  const taken = new Set(known.keys());
  let next = 0;
  const fresh = (): string => {
    do next += 1;
    while (taken.has(`${id}.${next}`));
    return `${id}.${next}`;
  };
  return dish.sizes.map(({ sizeId, name, price, weight, isSoldOut }, place) => {
    const before = sizeId === undefined ? undefined : known.get(sizeId);
    return {
      id: sizeId ?? fresh(),
      name: inBoth(name),
      price,
      weight,
      minPurchase: before?.minPurchase ?? 1,
      isSoldOut,
      isDefault: place === 0,
    };
  });
};

type Where = { kind: StoreKind; classes: readonly StoreClass[] };

/** What a store keeps of a dish beside its columns. */
const factsOf = (
  id: string,
  dish: DishEdit,
  { before, kind, classes }: Where & { before: EditedDish | null },
): ProductFacts => {
  const {
    allergens: _,
    isVegetarian: __,
    prepMinutes: ___,
    saleHours: hoursBefore,
    ...known
  } = before?.facts ?? {
    tags: [],
    ingredients: [],
  };
  const saleHours = dish.saleHours === undefined ? hoursBefore : dish.saleHours;
  const goods = before?.facts.goods ?? (kind === 'market' ? NO_GOODS : undefined);
  return {
    ...known,
    description: dish.description,
    skus: skusOf(id, dish, before),
    optionIds: [...dish.optionIds],
    alcohol: dish.alcohol,
    original: dish.originalPrice,
    spice: dish.spice,
    ...(dish.allergens && { allergens: [...dish.allergens] }),
    ...(dish.prepMinutes !== null && { prepMinutes: dish.prepMinutes }),
    ...(saleHours && { saleHours }),
    ...(dish.isVegetarian !== null && { isVegetarian: dish.isVegetarian }),
    ...(goods && { goods: { ...goods, classChain: chainOf(classes, dish.classId) } }),
  };
};

/** Pieces by size, where sizes are counted apart, and of all of them. */
const stocksOf = (dish: DishEdit, skus: readonly ProductSku[], before: EditedDish | null) => {
  const isApart = dish.sizes.some(({ stock }) => stock !== null);
  if (!isApart) return { skuStock: {}, stock: dish.stock ?? before?.stock ?? -1 };
  const counts = dish.sizes.map(({ stock }) => stock ?? -1);
  return {
    skuStock: Object.fromEntries(skus.map(({ id }, place) => [id, counts[place]!])),
    stock: counts.includes(-1) ? -1 : counts.reduce((sum, count) => sum + count, 0),
  };
};

/** The columns of a dish as it is to be. One that is switched off stays so: its stock stands aside. */
export const valuesOf = (
  id: string,
  dish: DishEdit,
  where: Where & { before: EditedDish | null },
) => {
  const facts = factsOf(id, dish, where);
  const { skuStock, stock } = stocksOf(dish, facts.skus, where.before);
  const name = inBoth(dish.name);
  return {
    classify_id: dish.classId,
    name_zh: name.zh,
    name_en: name.en,
    picture: dish.picture || NO_PHOTO,
    price: cents(lowestPrice(dish)),
    box_price: dish.boxPrice,
    ...(where.before?.isOff ? { stock: 0, off_stock: stock } : { stock }),
    limit_count: dish.limit,
    is_shelf: dish.isShown,
    own_key: dish.number,
    ean: dish.ean,
    shelf: dish.shelf,
    facts,
    sku_stock: skuStock,
    // a size that is no more gives its id to the next
    sku_off: Object.fromEntries(
      Object.entries(where.before?.skuOff ?? {}).filter(([off]) =>
        facts.skus.some((sku) => sku.id === off),
      ),
    ),
  };
};
