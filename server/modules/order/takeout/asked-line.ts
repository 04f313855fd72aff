import type { CartLine } from '#shared/cart/cart-line.ts';
import { lineId } from '#shared/cart/line-id.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { ProductSku, TakeoutProduct } from '#server/modules/catalogue/index.ts';
import { findChoice, type Menu } from './choices.ts';

type Line = RequestOf<Contract['takeoutCheckProduct']>['productList'][number];
/** A line that was sent, and what the store says of it; `found` is null when it is not available. */
export type AskedLine = {
  uuid: string;
  asked: Line;
  found: { line: CartLine; product: TakeoutProduct; sku: ProductSku } | null;
  why: 'gone' | 'options' | null;
};

/** A line that is asked for, with what the menu says of it. */
export const askedLine = (asked: Line, menu: Menu, now: Instant): AskedLine => {
  const found = findChoice(asked, menu);
  if (!found.ok) {
    const uuid = lineId({
      productId: asked.productId,
      skuId: asked.skuId,
      props: asked.props,
      ingredients: [],
      selectedPurchase: asked.selectedPurchase,
      isMallCoupon: false,
      mallCouponUserId: null,
    });
    return { uuid, asked, found: null, why: found.reason };
  }
  const { choice, product, sku } = found;
  const uuid = lineId(choice);
  return {
    uuid,
    asked,
    found: {
      // properties that follow a spread of many cost Node 20 a microsecond each
      line: {
        uuid,
        quantity: asked.quantity,
        selected: true,
        type: null,
        joinTime: now,
        updateTime: now,
        ...choice,
      },
      product,
      sku,
    },
    why: null,
  };
};

const withMore = ({ asked, found, ...line }: AskedLine, more: number): AskedLine => ({
  ...line,
  asked: { ...asked, quantity: asked.quantity + more },
  found: found && { ...found, line: { ...found.line, quantity: found.line.quantity + more } },
});

/** One line of each identity (decision G2), at its first place: what was sent in parts is counted, priced and refunded together. */
export const joinLines = (lines: readonly AskedLine[]): AskedLine[] => {
  const joined = new Map<string, AskedLine>();
  for (const line of lines) {
    const known = joined.get(line.uuid);
    joined.set(line.uuid, known ? withMore(known, line.asked.quantity) : line);
  }
  return [...joined.values()];
};
