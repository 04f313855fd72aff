import { ZERO } from '#shared/kernel/money.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { must } from '#shared/kernel/result.ts';
import { dishesByIds } from '#server/modules/catalogue/index.ts';
import { changeKey, writeToGuest } from '#server/modules/im/index.ts';
import {
  latestChange,
  offerChange,
  type Plan,
  planChange,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { once, type Desk } from './act.ts';
import { changeWords } from './change-words.ts';
import { needMoneyAct } from './money-rules.ts';
import { orderAtDesk } from './scope.ts';

type Asked = RequestOf<Contract['merchantDeskOfferChange']>;

/** Whether the guest of an order is asked before something is changed. */
const isAsked = ({ snapshot }: TakeoutOrder): boolean => (snapshot.outOfStock ?? 'ASK') === 'ASK';

/** The allergens of what comes instead, by product. */
const allergensOf = async (
  { deps, session, t }: MerchantContext,
  storeId: string,
  { lines }: Plan,
): Promise<ReadonlyMap<string, string[]>> => {
  const ids = lines.flatMap(({ substitute }) => substitute?.productId ?? []);
  const found = await dishesByIds(
    deps.db.query,
    { merchantId: session.merchantId, id: storeId as never },
    [...new Set(ids)],
  );
  return new Map(
    found.map(({ id, facts }) => [
      id,
      (facts.allergens ?? []).map((allergen) => t(`shop.allergen.${allergen}`)),
    ]),
  );
};

/** What a change comes to, before it is offered. */
export const previewChange: Handlers['merchantDeskPreviewChange'] = async (context, body) => {
  const { deps, pick } = context;
  const order = await orderAtDesk(context, body.orderId);
  needMoneyAct(order, 'CHANGE', context);
  const plan = await planChange(deps.db.query, order, body.lines, deps.random);
  const allergens = await allergensOf(context, order.storeId, plan);
  return {
    lines: plan.lines.map(({ lineId, out, substitute }) => {
      const figures = must(plan.figures.get(lineId), 'the figures of a line');
      return {
        lineId,
        out,
        giveBackAmtn: figures.backCents,
        giveBackGoldAmtn: figures.backGoldCents,
        storeLossAmtn: substitute === null ? ZERO : figures.lossCents,
        substitute: substitute && {
          name: pick(substitute.name),
          options: pick(substitute.propsText),
          allergens: allergens.get(substitute.productId) ?? [],
        },
      };
    }),
    giveBackAmtn: plan.sum.amount,
    giveBackGoldAmtn: plan.sum.gold,
    storeLossAmtn: plan.lossCents,
    isAsked: isAsked(order),
  };
};

/** Tells the guest of the change that was just made, in a message of the store. */
const tellGuest = async ({ query, doing }: Desk, order: TakeoutOrder): Promise<void> => {
  const change = must(await latestChange(query, order), 'a change that was just offered');
  const text = changeWords(order, { change, isAsked: isAsked(order) });
  const message = { from: 'store', key: changeKey(change.id), text, isOfAct: true } as const;
  await writeToGuest(query, order, message, doing.at);
};

/** Something is out: less of it, without it, or something else instead. */
export const offer: Handlers['merchantDeskOfferChange'] = once<Asked>(
  'offer-change',
  async (order, { lines }, desk) => {
    const { query, doing, context } = desk;
    needMoneyAct(order, 'CHANGE', context);
    const changed = await offerChange(query, order, {
      ...doing,
      lines,
      random: context.deps.random,
    });
    if (changed !== null) await tellGuest(desk, order);
    return changed;
  },
);
