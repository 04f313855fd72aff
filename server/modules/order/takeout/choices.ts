import type { CartChoice } from '#shared/cart/cart-choice.ts';
import type { ChosenProp } from '#shared/cart/cart-line.ts';
import { checkSelection } from '#shared/cart/check-selection.ts';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { cartChoice } from '#shared/cart/sku-choice.ts';
import type { Bilingual } from '#server/kit/context.ts';
import {
  highPropRow,
  type OfferFacts,
  type OptionGroup,
  productRow,
  type ProductSku,
  type TakeoutProduct,
} from '#server/modules/catalogue/index.ts';

/** A store's offers and what this guest already had of them: the facts of a choice. */
export type Menu = OfferFacts & {
  products: ReadonlyMap<string, TakeoutProduct>;
  options: readonly OptionGroup[];
};
export type Chosen = {
  productId: string;
  skuId: string;
  props: readonly ChosenProp[];
  selectedPurchase: boolean;
};
export type ChoiceFound =
  | { ok: true; choice: CartChoice; product: TakeoutProduct; sku: ProductSku }
  | { ok: false; reason: 'gone' | 'options' };

/** Names play no part in a price. */
export const inSource = ({ zh }: Bilingual): string => zh;

/** What a guest chose, with what the store says of it now: the same facts that its menu gives the app. */
export const findChoice = (
  { productId, skuId, props, selectedPurchase }: Chosen,
  menu: Menu,
): ChoiceFound => {
  const product = menu.products.get(productId);
  const sku = product?.facts.skus.find(({ id }) => id === skuId);
  if (product === undefined || sku === undefined || !product.isShelf)
    return { ok: false, reason: 'gone' };
  const whole = menuProductWithOptions(
    productRow(product, menu, inSource),
    menu.options.map((group) => highPropRow(group, inSource)),
  );
  const known = props.every((prop) =>
    whole.storeHighProps.some(
      ({ highPropId, valueList }) =>
        highPropId === prop.highPropId && valueList.some(({ id }) => id === prop.valueId),
    ),
  );
  const selection = checkSelection(whole, {
    sku: whole.defaultSkus.find((candidate) => candidate.skuId === skuId) ?? null,
    props,
  });
  if (!known || !selection.ok) return { ok: false, reason: 'options' };
  return {
    ok: true,
    choice: {
      ...cartChoice(whole, selection.sku, props),
      selectedPurchase: selectedPurchase && whole.purchase !== null,
    },
    product,
    sku,
  };
};

/** The chosen options of a line as one text in both languages. */
export const propsText = (
  props: readonly ChosenProp[],
  options: readonly OptionGroup[],
): Bilingual => {
  const names = props.flatMap(({ highPropId, valueId, count }) => {
    const name = options
      .find(({ id }) => id === highPropId)
      ?.values.find(({ id }) => id === valueId)?.name;
    return name === undefined ? [] : [{ name, times: count > 1 ? ` ×${count}` : '' }];
  });
  return {
    zh: names.map(({ name, times }) => name.zh + times).join('、'),
    en: names.map(({ name, times }) => name.en + times).join(', '),
  };
};
