import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { DEFAULT_POCKET_NUMBER } from '#shared/order/checkout/pocket.ts';
import { BAG_CAPACITY_KG } from '#shared/pricing/bag-count.ts';
import { standingAt } from '#shared/order/checkout/store-live.ts';
import type { Handlers } from '#server/kit/context.ts';
import { storeOrRefuse } from '../store/load.ts';
import type { StoreFacts } from '../store/store-document.ts';
import { storePage } from '../store/store-page.ts';
import type { TakeoutStore } from '../store/store-repo.ts';
import { requiredInStock as hasRequired } from '../store/menu-repo.ts';

/** A supermarket that says nothing of its own is like any store. */
const PLAIN: NonNullable<StoreFacts['market']> = {
  shippingPriceIncrement: false,
  incrementAmount: ZERO,
  isUseFullReduction: true,
  isUseFullDiscount: true,
};

const stairsOf = ({ plan: { amount, costStairs } }: StoreFacts) =>
  costStairs && costStairs.length > 0
    ? costStairs.map((stair) => ({ ...stair }))
    : [{ amount: ZERO, cost: amount }];

type Fields = Omit<
  ReplyOf<Contract['marketStoreGet']>,
  keyof ReplyOf<Contract['takeoutStoreGet']> | 'requiredInStock'
>;

/** What a supermarket's page has beside that of any store (decision P14). */
const marketFields = ({ facts, hasPickup }: TakeoutStore): Fields => ({
  ...(facts.market ?? PLAIN),
  askforType: hasPickup ? (facts.askforAmount === null ? 2 : 1) : 0,
  generalAskforAmount: ZERO,
  isEnableBringSelfLimit: true,
  deliveryStairs: stairsOf(facts),
});

export const marketGet: Handlers['marketStoreGet'] = async (context, { id, location }) => {
  const { query } = context.deps.db;
  const store = standingAt(await storeOrRefuse(query, id, 'market'), context.now);
  const [page, requiredInStock] = await Promise.all([
    storePage(context, store, location),
    hasRequired(query, store),
  ]);
  return { ...page, ...marketFields(store), requiredInStock };
};

export const pageFee: Handlers['marketPageFee'] = async ({ deps }, { storeId }) => {
  const { facts } = await storeOrRefuse(deps.db.query, storeId, 'market');
  return {
    bagPrice: facts.bag.price,
    isBagExempt: facts.bag.isExempt,
    pocketNum: DEFAULT_POCKET_NUMBER,
    bagCapacityKg: BAG_CAPACITY_KG,
  };
};
