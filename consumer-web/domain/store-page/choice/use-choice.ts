import { useState } from 'react';
import type { CartChoice } from '#shared/cart/cart-choice.ts';
import type { CartLine } from '#shared/cart/cart-line.ts';
import { cartRoom } from '#shared/cart/cart-room.ts';
import { checkSelection, type SelectionRefusal } from '#shared/cart/check-selection.ts';
import type { SkuSelection } from '#shared/cart/product-options.ts';
import { cartChoice, defaultSelection } from '#shared/cart/sku-choice.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { client } from '../../../lib/api/api.ts';
import { cartInput } from '../../cart/cart-price.ts';
import type { CartShop } from '../../cart/cart-shop.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { withOptions, type Menu } from '../../cart/cart-menu.ts';
import type { StoreCart } from '../../cart/use-store-cart.ts';

type Chosen = { choice: CartChoice; quantity: number };
const ALONE = { uuid: 'alone', selected: true, type: null } as const;
/** What pieces of a choice cost alone, by the price engine. */
const goodsOf = (shop: CartShop, menu: Menu, { choice, quantity }: Chosen): Cents => {
  const now = client.now();
  const line: CartLine = { ...choice, ...ALONE, quantity, joinTime: now, updateTime: now };
  return priceCart(
    cartInput({ shop, menu, lines: [line], way: { kind: 'pickup' }, isLoggedIn: true }),
    now,
  ).totals.goodsCents;
};

/** What is chosen of a dish while its sheet is open, and what it costs. */
export const useChoice = (dish: MenuProductRow, menu: Menu, cart: StoreCart) => {
  const product = withOptions(dish, menu);
  const [selection, setSelection] = useState<SkuSelection>(() => defaultSelection(product));
  const [wanted, setWanted] = useState(1);
  const checked = checkSelection(product, selection);
  const choice =
    selection.sku === null ? null : cartChoice(product, selection.sku, selection.props);
  const room = choice === null ? 0 : cartRoom(cart.lines, choice).pieces;
  const held =
    choice === null
      ? 0
      : cart.lines.reduce(
          (sum, { productId, skuId, quantity }) =>
            productId === choice.productId && skuId === choice.skuId ? sum + quantity : sum,
          0,
        );
  const least = choice === null || held > 0 ? 1 : Math.max(1, choice.minPurchase);
  const most = Math.max(least, Math.min(room, 99));
  const quantity = Math.min(Math.max(wanted, least), most);
  const refusal: SelectionRefusal | null = checked.ok ? null : checked;
  return {
    product,
    selection,
    setSelection,
    quantity,
    setQuantity: setWanted,
    least,
    most,
    choice,
    refusal,
    totalCents: choice === null ? null : goodsOf(cart.shop, menu, { choice, quantity }),
  };
};
