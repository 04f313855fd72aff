import type { Cart, CartChoice } from '#shared/cart/cart-choice.ts';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import type { ProductWithOptions } from '#shared/cart/product-options.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import type { CartQuote } from '#shared/pricing/cart-quote.ts';
import type { MenuReply } from './cart-shop.ts';
import type { CartName } from './cart-schema.ts';
import type { Gift } from './gift-line.tsx';

/** A menu with its dishes by id. */
export type Menu = MenuReply & {
  products: ReadonlyMap<string, MenuProductRow>;
};

const indexed = new WeakMap<MenuReply, Menu>();

const indexMenu = (reply: MenuReply): Menu => {
  const products = new Map<string, MenuProductRow>(
    reply.classifies.flatMap(({ products: dishes }) =>
      dishes.map((dish) => [dish.productId, dish]),
    ),
  );
  return { ...reply, products };
};

/** The menu of a reply: made once a reply. */
export const menuOf = (reply: MenuReply): Menu => {
  const known = indexed.get(reply);
  if (known) return known;
  const menu = indexMenu(reply);
  indexed.set(reply, menu);
  return menu;
};

/** A dish with its options, ready to choose from. */
export const withOptions = (
  dish: MenuProductRow,
  menu: Pick<Menu, 'storeHighProps'>,
): ProductWithOptions => menuProductWithOptions(dish, menu.storeHighProps);

const optionWords = (
  { skuId, props, multiSku }: Pick<CartChoice, 'skuId' | 'props' | 'multiSku'>,
  dish: MenuProductRow,
  { storeHighProps }: Menu,
): string => {
  const sku = multiSku ? (dish.skus.find((one) => one.skuId === skuId)?.skuName ?? '') : '';
  const values = props.flatMap(({ highPropId, valueId, count }) => {
    const word = storeHighProps
      .find((prop) => prop.highPropId === highPropId)
      ?.valueList.find(({ id }) => id === valueId)?.highPropValue;
    return word === undefined ? [] : [count > 1 ? `${word} ×${count}` : word];
  });
  return [sku, ...values].filter((word) => word !== '').join(' · ');
};

/** The gift of a priced cart at its amount, by its name in the menu; null for none. */
const giftAtAmount = (
  { fullGift }: Pick<CartQuote, 'fullGift'>,
  { store: { activities } }: Pick<Menu, 'store'>,
): Gift | null => {
  const tier = activities.fullGift?.fullGiftDetails.find(
    ({ giftId }) => giftId === fullGift?.giftId,
  );
  return fullGift && tier
    ? { name: tier.fullGift, quantity: fullGift.quantity, wanted: fullGift.wanted }
    : null;
};

/** All gifts of a priced cart: at its amount, and those for pieces, which are products of the store. */
export const giftsOf = (
  quote: Pick<CartQuote, 'fullGift' | 'gifts'>,
  menu: Pick<Menu, 'store' | 'products'>,
): Gift[] => {
  const atAmount = giftAtAmount(quote, menu);
  const forPieces = quote.gifts.flatMap(({ merchantProductId, quantity, wanted }) => {
    const product = menu.products.get(merchantProductId);
    return product === undefined ? [] : [{ name: product.productName, quantity, wanted }];
  });
  return [...(atAmount === null ? [] : [atAmount]), ...forPieces];
};

/** What a line is called in the menu's language, or null when the menu no longer has its dish. */
export const lineName = (
  line: Pick<CartChoice, 'productId' | 'skuId' | 'props' | 'multiSku'>,
  menu: Menu,
): CartName | null => {
  const dish = menu.products.get(line.productId);
  return dish === undefined
    ? null
    : { name: dish.productName, options: optionWords(line, dish, menu), picture: dish.imgUrl };
};

/** The menu with a product that it may not tell about: one that a guest has before them. */
export const withProduct = (menu: Menu, row: MenuProductRow): Menu =>
  menu.products.has(row.productId)
    ? menu
    : { ...menu, products: new Map(menu.products).set(row.productId, row) };

/** The names of all lines: the menu's, else those that were kept. */
export const namesOf = (
  lines: Cart,
  menu: Menu,
  kept: Readonly<Record<string, CartName>>,
): Record<string, CartName> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const name = lineName(line, menu) ?? kept[line.uuid];
      return name === undefined ? [] : [[line.uuid, name] as const];
    }),
  );
