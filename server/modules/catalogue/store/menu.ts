import { UNLIMITED } from '#shared/cart/cart-line.ts';
import { orderLimitType } from '#shared/codes/activity.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { SaleHours } from '#shared/order/checkout/sale-hours.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { ActivityRules, TakeoutActivity } from './activity-rules.ts';
import { flashSession } from './flash.ts';
import { storeOrRefuse, takenByCaller } from './load.ts';
import { keepMenu, cachedMenu, menuText, nextChange, textOf } from './menu-memory.ts';
import { ofKind } from './of-kind.ts';
import {
  activitiesOfStore,
  classesOfStore,
  productsByIds,
  productsOfStore,
  type TakeoutProduct,
} from './menu-repo.ts';
import { postersUp } from './posters.ts';
import { purchasesOf, type OfferFacts } from './offers.ts';
import { highPropRow, priceStoreOf, productRow } from './present.ts';
import { menuVersionOf, optionsOf, type TakeoutStore } from './store-repo.ts';
import { slotsAhead } from './times.ts';
import type { Taken } from './taken.ts';
import { forReply } from './writable.ts';

/** A flash classify comes first and shows its dishes once more. */
const FLASH_NAME = { zh: '限時搶購', en: 'Flash sale' };
const FLASH_CLASSIFY = 'flash';

type Loaded = { store: TakeoutStore; activities: TakeoutActivity[]; offers: OfferFacts };

const load = async (context: Context<'guest'>, storeId: string, known?: Taken): Promise<Loaded> => {
  const { query } = context.deps.db;
  const store = await storeOrRefuse(query, storeId, 'takeout');
  const [activities, taken] = await Promise.all([
    activitiesOfStore(query, store, context.now),
    known ?? takenByCaller(context, storeId, 'takeout'),
  ]);
  const { now } = context;
  const ahead = slotsAhead(store, now);
  return { store, activities, offers: { activities, taken, now, ahead } };
};

const rowsOf =
  ({ pick }: Context<'guest'>, { offers }: Loaded) =>
  (products: readonly TakeoutProduct[]) =>
    products.map((product) => productRow(product, offers, pick));

type MenuReply = ReplyOf<Contract['takeoutMenu']>;

type Whole = { reply: MenuReply; saleHours: SaleHours[] };

/** The whole menu as a guest with these offers sees it: classes with their dishes, the flash sale before them, options once, and what prices depend on. */
const wholeMenu = async (context: Context<'guest'>, loaded: Loaded): Promise<Whole> => {
  const {
    pick,
    now,
    deps: {
      db: { query },
    },
  } = context;
  const { store, activities } = loaded;
  const [classes, products, options] = await Promise.all([
    classesOfStore(query, store),
    productsOfStore(query, store),
    optionsOf(query, store),
  ]);
  const rows = rowsOf(context, loaded)(products);
  const byClass = new Map<string, typeof rows>(classes.map(({ id }) => [id, []]));
  rows.forEach((row, place) => byClass.get(products[place]!.classifyId)?.push(row));
  const flashRows = rows.filter(({ seckill }) => seckill !== null);
  const flashClass =
    flashRows.length === 0
      ? []
      : [
          {
            classifyId: FLASH_CLASSIFY,
            classifyName: pick(FLASH_NAME),
            imgUrl: flashRows[0]!.imgUrl,
            isFlashClassify: true,
            products: flashRows,
          },
        ];
  const reply: MenuReply = {
    storeId: store.id,
    store: forReply(priceStoreOf(store, loaded.offers, pick)),
    storeHighProps: options.map((group) => highPropRow(group, pick)),
    flashLeftSeconds: flashSession(activities, now)?.leftSeconds ?? 0,
    serverTime: now,
    classifies: [
      ...flashClass,
      ...classes.map(({ id, name, picture }) => ({
        classifyId: id,
        classifyName: pick(name),
        imgUrl: picture,
        isFlashClassify: false,
        products: byClass.get(id) ?? [],
      })),
    ],
  };
  return { reply, saleHours: products.flatMap(({ facts }) => facts.saleHours ?? []) };
};

/** A menu is large and the same for all who had nothing of its offers: its text is cached until its version, its flash sale or the hours of a dish change. */
export const menu: Handlers['takeoutMenu'] = async (context, { storeId }) => {
  const {
    now,
    language,
    deps: { db },
  } = context;
  const taken = await takenByCaller(context, storeId, 'takeout');
  const isPlain = taken.ever.size === 0;
  const cached = isPlain
    ? cachedMenu(db, { storeId, language, version: await menuVersionOf(db)(storeId) }, now)
    : null;
  if (cached !== null) return cached;
  const loaded = await load(context, storeId, taken);
  const { reply, saleHours } = await wholeMenu(context, loaded);
  const text = menuText(reply);
  if (isPlain)
    keepMenu(
      db,
      { storeId, language, version: loaded.store.menuVersion },
      { ...text, goodUntil: nextChange(loaded.activities, saleHours, now) },
    );
  return textOf(text, now);
};

export const productDetail: Handlers['takeoutProductDetail'] = async (
  context,
  { storeId, productId },
) => {
  const { query } = context.deps.db;
  const loaded = await load(context, storeId);
  const [product] = await productsByIds(query, loaded.store, [productId]);
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  const options = await optionsOf(query, loaded.store);
  return {
    product: productRow(product, loaded.offers, context.pick),
    storeHighProps: options
      .filter(({ id }) => product.facts.optionIds.includes(id))
      .map((group) => highPropRow(group, context.pick)),
    ingredients: product.facts.ingredients.map(context.pick),
    serverTime: context.now,
  };
};

const limitOfOrder = ({
  orderLimitType: type,
  orderLimitCount,
}: ActivityRules['discount']): number =>
  orderLimitType.nameOf(type) === 'perOrder' ? orderLimitCount : UNLIMITED;

export const discounts: Handlers['takeoutDiscounts'] = async (context, { storeId }) => {
  const loaded = await load(context, storeId);
  const activity = ofKind(loaded.activities, 'discount')[0];
  const rows = activity
    ? rowsOf(context, loaded)(await productsOfStore(context.deps.db.query, loaded.store))
    : [];
  return {
    activityName: activity ? context.pick(activity.rules.name) : '',
    orderLimit: activity ? limitOfOrder(activity.rules) : UNLIMITED,
    result: rows.filter(({ isDiscount, sellout }) => isDiscount && !sellout),
  };
};

export const posters: Handlers['takeoutPosters'] = async (context, { storeId }) => {
  const { query } = context.deps.db;
  const loaded = await load(context, storeId);
  const found = await postersUp(query, loaded.store, loaded.activities);
  const ids = found.flatMap(({ rules }) => rules.productIds);
  const products = rowsOf(context, loaded)(await productsByIds(query, loaded.store, ids));
  const shown = found.map(({ id, rules }) => ({
    id,
    posterName: context.pick(rules.name),
    imgUrl: rules.picture,
    leadsTo: rules.leadsTo ?? null,
    products: products.filter(({ productId }) => rules.productIds.includes(productId)),
  }));
  // a picture that leads to nothing on the menu is not shown
  return {
    result: shown.filter(({ leadsTo, products: dishes }) => leadsTo === null || dishes.length > 0),
  };
};

export const flashSetting: Handlers['takeoutFlashSetting'] = async (context, { storeId }) => {
  const { activities } = await load(context, storeId);
  const session = flashSession(activities, context.now);
  const setting = session && {
    id: session.activity.id,
    activityName: context.pick(session.activity.rules.name),
    userLimit: session.activity.rules.userLimit,
    startTime: session.startAt,
    endTime: session.endAt,
  };
  return { setting, flashLeftSeconds: session?.leftSeconds ?? 0, serverTime: context.now };
};

export const flashProducts: Handlers['takeoutFlashProducts'] = async (context, { storeId }) => {
  const loaded = await load(context, storeId);
  const leftSeconds = flashSession(loaded.activities, context.now)?.leftSeconds ?? 0;
  const rows =
    leftSeconds > 0
      ? rowsOf(context, loaded)(await productsOfStore(context.deps.db.query, loaded.store))
      : [];
  return { result: rows.filter(({ seckill }) => seckill !== null), flashLeftSeconds: leftSeconds };
};

export const purchaseInfo: Handlers['takeoutPurchaseInfo'] = async (context, { storeId }) => {
  const { activities, offers } = await load(context, storeId);
  const [activity] = ofKind(activities, 'purchase');
  const [offered] = purchasesOf(offers);
  return {
    purchase:
      activity && offered ? { ...offered, activityName: context.pick(activity.rules.name) } : null,
  };
};

export const purchaseProducts: Handlers['takeoutPurchaseProducts'] = async (
  context,
  { storeId },
) => {
  const loaded = await load(context, storeId);
  const rows = rowsOf(
    context,
    loaded,
  )(await productsOfStore(context.deps.db.query, loaded.store)).filter(
    ({ purchase, sellout }) => purchase !== null && !sellout,
  );
  return { result: rows, productCount: rows.length };
};
