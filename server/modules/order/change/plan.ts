import type { ChosenProp } from '#shared/cart/cart-line.ts';
import { chosenCount, propLimits } from '#shared/cart/check-selection.ts';
import { cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { changeOfLine, type LineChanged } from '#shared/order/desk/change-amount.ts';
import { needsAlcoholAge } from '#shared/validate/needs-alcohol-age.ts';
import type { Query } from '#server/db/db.ts';
import type { Random } from '#server/kit/random.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  dishesByIds,
  optionGroups,
  type OptionGroup,
  type ProductSku,
  type TakeoutProduct,
} from '#server/modules/catalogue/index.ts';
import { paidOrder } from '../life/refund-facts.ts';
import type { Refund } from '../life/refund-repo.ts';
import type { ChangeLineDoc } from '../takeout/change-repo.ts';
import { propsText } from '../takeout/choices.ts';
import { refundsOf } from '../takeout/life.ts';
import type { TakeoutOrder } from '../takeout/order.ts';
import type { BoughtLine } from '../takeout/snapshot.ts';
import { sumOf, type Sum } from './give.ts';

/** What a desk wants of a line: the pieces that stay, and what comes instead of the others. `props`: its options; missing, those that the menu sets. */
export type Wanted = {
  lineId: string;
  keep: number;
  substitute?:
    | {
        productId: string;
        skuId: string;
        quantity: number;
        props?: readonly ChosenProp[] | undefined;
      }
    | null
    | undefined;
};
/** A change with what it gives back if its guest takes it. */
export type Plan = {
  lines: ChangeLineDoc[];
  figures: ReadonlyMap<string, LineChanged>;
  sum: Sum;
  lossCents: Cents;
  refunds: readonly Refund[];
};

const unavailable = (productId: string, why: string): never =>
  refuse('SUBSTITUTE_UNAVAILABLE', { productId, why });

type Menu = { products: ReadonlyMap<string, TakeoutProduct>; options: readonly OptionGroup[] };

/** What a dish must be chosen with where nobody chose: what is set beforehand, else the first that there is. */
const setProps = (product: TakeoutProduct, groups: readonly OptionGroup[]): ChosenProp[] =>
  groups
    .filter(({ required }) => required)
    .map((group) => {
      const there = group.values.filter(({ sellout }) => !sellout);
      const value = there.find(({ selected }) => selected) ?? there[0];
      if (value === undefined) return unavailable(product.id, 'options');
      return {
        highPropId: group.id,
        valueId: value.id,
        count: Math.max(1, group.limitMinQuantity),
      };
    });

const valueOf = (groups: readonly OptionGroup[], { highPropId, valueId }: ChosenProp) =>
  groups.find(({ id }) => id === highPropId)?.values.find(({ id }) => id === valueId);

/** The options of a substitute: as many of each group as a guest would have to choose, and none that is sold out. */
const propsOf = (
  product: TakeoutProduct,
  props: readonly ChosenProp[] | undefined,
  { options }: Menu,
): { props: readonly ChosenProp[]; price: number } => {
  const groups = options.filter(({ id }) => product.facts.optionIds.includes(id));
  const chosen = props ?? setProps(product, groups);
  const fits = groups.every((group) => {
    const { least, most } = propLimits(group);
    const count = chosenCount(chosen, group.id);
    return count >= least && count <= most;
  });
  let price = 0;
  for (const prop of chosen) {
    const value = valueOf(groups, prop);
    if (!fits || value === undefined || value.sellout) return unavailable(product.id, 'options');
    price += value.price * prop.count;
  }
  return fits ? { props: chosen, price } : unavailable(product.id, 'options');
};

type Found = { product: TakeoutProduct; sku: ProductSku };

/** A product of the order's store that can come instead of a line: there, on sale, and no alcohol for what has none (decision DA9). */
const foundFor = (
  line: BoughtLine,
  { productId, skuId, quantity }: NonNullable<Wanted['substitute']>,
  { products }: Menu,
): Found => {
  const product = products.get(productId);
  const sku = product?.facts.skus.find(({ id }) => id === skuId);
  if (product === undefined || sku === undefined || !product.isShelf || sku.isSoldOut)
    return unavailable(productId, 'gone');
  if (productId === line.productId && skuId === line.skuId) return unavailable(productId, 'same');
  const left = Math.min(
    ...[product.stock, product.skuStock[skuId] ?? -1].map((stock) =>
      stock === -1 ? Infinity : stock,
    ),
  );
  if (left < quantity) return unavailable(productId, 'gone');
  const before = products.get(line.productId)?.facts.alcohol ?? 0;
  if (needsAlcoholAge(product.facts.alcohol) && !needsAlcoholAge(before))
    return unavailable(productId, 'alcohol');
  return { product, sku };
};

type Bought = {
  line: BoughtLine;
  found: Found;
  wanted: NonNullable<Wanted['substitute']>;
  menu: Menu;
};

/** A substitute as a line of the order; what it takes over is filled in with the figures. */
const boughtInstead = ({ line, found, wanted, menu }: Bought, random: Random): BoughtLine => {
  const { product, sku } = found;
  const { quantity } = wanted;
  const { props, price: options } = propsOf(product, wanted.props, menu);
  return {
    uuid: random.id(),
    productId: product.id,
    skuId: sku.id,
    name: product.name,
    skuName: product.facts.skus.length > 1 ? sku.name : { zh: '', en: '' },
    propsText: propsText(props, menu.options),
    picture: product.picture,
    props,
    quantity,
    originalCents: cents((sku.price + options) * quantity),
    goodsCents: ZERO,
    shareCents: ZERO,
    selectedPurchase: false,
    discountPieces: 0,
    flashPieces: 0,
    insteadOf: line.uuid,
  };
};

const menuOf = async (
  query: Query,
  order: TakeoutOrder,
  wanted: readonly Wanted[],
): Promise<Menu> => {
  const store = { merchantId: order.merchantId, id: order.storeId };
  const ids = [
    ...order.lines.map(({ productId }) => productId),
    ...wanted.flatMap(({ substitute }) => substitute?.productId ?? []),
  ];
  const products = await dishesByIds(query, store, [...new Set(ids)]);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    options: await optionGroups(query, store),
  };
};

type Lines = readonly Pick<ChangeLineDoc, 'lineId' | 'keep' | 'worthCents'>[];

/** What each changed line gives back, by the stored shares as they are now. */
export const figuresOf = (
  order: TakeoutOrder,
  refunds: readonly Refund[],
  lines: Lines,
): Map<string, LineChanged> => {
  const paid = paidOrder(order, refunds).lines;
  return new Map(
    lines.map(({ lineId, keep, worthCents }) => {
      const line = paid.find((one) => one.lineId === lineId);
      const goldCents = order.lines.find(({ uuid }) => uuid === lineId)?.goldCents ?? ZERO;
      const changed = line && changeOfLine({ ...line, goldCents }, { keep, worthCents });
      return [lineId, changed ?? refuse('BAD_REQUEST', { issues: ['lines'] })];
    }),
  );
};

const itemsOf = (figures: ReadonlyMap<string, LineChanged>): Sum => ({
  items: [...figures].map(([lineId, { out, backCents }]) => ({
    lineId,
    quantity: out,
    cents: backCents,
  })),
  amount: cents([...figures.values()].reduce((sum, { backCents }) => sum + backCents, 0)),
  gold: cents([...figures.values()].reduce((sum, { backGoldCents }) => sum + backGoldCents, 0)),
});

/** What goes back with a change: where nothing of the order stays and nothing comes instead, everything. */
export const sumOfChange = (
  order: TakeoutOrder,
  refunds: readonly Refund[],
  { figures, hasMore }: { figures: ReadonlyMap<string, LineChanged>; hasMore: boolean },
): Sum => {
  const sum = itemsOf(figures);
  return hasMore ? sum : sumOf(order, refunds, sum);
};

/** Checks a change and tells what it comes to; nothing is changed by it. */
export const planChange = async (
  query: Query,
  order: TakeoutOrder,
  wanted: readonly Wanted[],
  random: Random,
): Promise<Plan> => {
  const refunds = await refundsOf(query, order);
  if (paidOrder(order, refunds).isWholeOnly) refuse('WHOLE_ONLY');
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length)
    refuse('BAD_REQUEST', { issues: ['lines'] });
  const menu = await menuOf(query, order, wanted);
  const lines = wanted.map(({ lineId, keep, substitute }): ChangeLineDoc => {
    const line = order.lines.find(({ uuid }) => uuid === lineId);
    if (line === undefined) return refuse('BAD_REQUEST', { issues: ['lines'] });
    if (!substitute) return { lineId, keep, out: 0, substitute: null, worthCents: null };
    if (order.snapshot.outOfStock === 'REFUND')
      return unavailable(substitute.productId, 'notWanted');
    const found = foundFor(line, substitute, menu);
    const bought = boughtInstead({ line, found, wanted: substitute, menu }, random);
    return { lineId, keep, out: 0, substitute: bought, worthCents: bought.originalCents };
  });
  const figures = figuresOf(order, refunds, lines);
  const whole = lines.map((line): ChangeLineDoc => {
    const { out, keptCents, keptGoldCents } = figures.get(line.lineId)!;
    return {
      ...line,
      out,
      substitute: line.substitute && {
        ...line.substitute,
        goodsCents: cents(keptCents + keptGoldCents),
        shareCents: keptCents,
        ...(keptGoldCents > 0 && { goldCents: keptGoldCents }),
      },
    };
  });
  const hasMore = whole.some(({ substitute }) => substitute !== null);
  return {
    lines: whole,
    figures,
    refunds,
    sum: sumOfChange(order, refunds, { figures, hasMore }),
    lossCents: cents([...figures.values()].reduce((sum, { lossCents }) => sum + lossCents, 0)),
  };
};
