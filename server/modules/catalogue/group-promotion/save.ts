import { PROMOTIONS_MOST } from '#shared/codes/group-activity.ts';
import { isPricedPart, lowPriced, promotionProblem } from '#shared/group/deal-promotion.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual, Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { Product } from '../group/product-repo.ts';
import { itemsOfActivity } from '../group-special/activity-repo.ts';
import { stateOf } from '../group-special/specials.ts';
import { once, seenPromotion, type Done } from './act.ts';
import { dealsToPlan } from './deals.ts';
import {
  addPromotion,
  changePromotion,
  countOpen,
  overlapping,
  setItems,
  type OwnPromotion,
} from './plan-repo.ts';

type Request = Parameters<Handlers['merchantDealPromotionSave']>[1];
type Deals = ReadonlyMap<string, Product>;

const WHY = {
  TIME: { zh: '活動時間不正確', en: 'The time of the promotion is not right' },
  PRICE: {
    zh: '每個團購只可出現一次，活動價須低於團購價，多買價由兩件起',
    en: 'Each deal stands once, at a price below its own; a bulk price begins with two pieces',
  },
  OVERLAP: {
    zh: '同一時間已有這個團購的活動價',
    en: 'The deal has such a price at that time already',
  },
  FULL: { zh: '未結束的活動已達上限', en: 'There are as many promotions as there can be' },
} satisfies Record<string, Bilingual>;

const invalid = (what: keyof typeof WHY, productIds: readonly string[] = []): never =>
  refuse('DEAL_PROMO_INVALID', { what, productIds }, ({ pick }) => pick(WHY[what]));

const planOf = ({ kind, startTime, endTime, items }: Request) => ({
  kind,
  startsAt: startTime,
  endsAt: endTime,
  items,
});

/** Refuses a plan that breaks a rule, or a low price that no owner has confirmed (decision DA26). */
const check = (request: Request, deals: Deals, { session, now }: MerchantContext): void => {
  const plan = planOf(request);
  const usualOf = (id: string) => deals.get(id)?.price ?? cents(0);
  const problem = promotionProblem(plan, usualOf, now);
  if (problem !== null) invalid(problem);
  const low = lowPriced(plan, usualOf);
  if (low.length > 0 && !(session.role === 'owner' && request.isLowConfirmed))
    refuse('DEAL_PROMO_LOW', { productIds: low });
};

const wordsOf = ({ kind, title, lead, items }: Request, deals: Deals): OwnPromotion['words'] =>
  kind === 'FLASH'
    ? {
        title: { zh: '限時搶購', en: 'Flash sale' },
        lead: { zh: '', en: '' },
        picture: '',
        rules: [],
      }
    : { title, lead, picture: deals.get(items[0]!.productId)?.picture ?? '', rules: [] };

/** Refuses deals that have a price of the same part at the time. */
const checkOverlap = async (
  query: Query,
  { merchantId }: MerchantContext['session'],
  { id, startsAt, endsAt }: Pick<OwnPromotion, 'id' | 'startsAt' | 'endsAt'>,
  items: Request['items'],
): Promise<void> => {
  for (const part of ['FLASH', 'BULK'] as const) {
    const productIds = items.filter((item) => item.part === part).map((item) => item.productId);
    if (productIds.length === 0) continue;
    const asked = { merchantId, productIds, part, startsAt, endsAt, exceptId: id };
    const taken = await overlapping(query, asked);
    if (taken.length > 0) invalid('OVERLAP', taken);
  }
};

/** The promotion to be changed, which has not begun and of whose deals the caller may change all; null for a new one. */
const changed = async (
  query: Query,
  context: MerchantContext,
  { activityId, seq, kind }: Request,
): Promise<OwnPromotion | null> => {
  if (activityId === undefined) return null;
  const before = await seenPromotion(query, context, { activityId, seq });
  if (before.kind !== kind) return refuse('ACTIVITY_NOT_FOUND');
  if (stateOf(before, context.now) !== 'NOT_STARTED') return refuse('PROMOTION_RUNNING');
  const items = await itemsOfActivity(query, before.id);
  await dealsToPlan(
    context,
    items.map(({ productId }) => productId),
  );
  return before;
};

const save = async (
  query: Query,
  context: MerchantContext,
  { request, deals }: { request: Request; deals: Deals },
): Promise<Done> => {
  const { deps, session, now } = context;
  const { merchantId } = session;
  const { kind, startTime, endTime, items } = request;
  const before = await changed(query, context, request);
  check(request, deals, context);
  const promotion: OwnPromotion = {
    id: before?.id ?? deps.random.id(),
    kind,
    startsAt: instant(Math.max(startTime, now)),
    endsAt: endTime,
    words: wordsOf(request, deals),
    seq: (before?.seq ?? 0) + 1,
  };
  await checkOverlap(query, session, promotion, items);
  if (before === null) {
    if ((await countOpen(query, merchantId, now)) >= PROMOTIONS_MOST) invalid('FULL');
    await addPromotion(query, merchantId, promotion);
  } else if (!(await changePromotion(query, merchantId, promotion))) return refuse('CONFLICT');
  await setItems(query, { merchantId, activityId: promotion.id }, items);
  return {
    act: before === null ? 'PLANNED' : 'CHANGED',
    promotion,
    productIds: items.map(({ productId }) => productId),
    prices: items.map(({ productId, price }) => ({ productId, price })),
  };
};

/** What of an item does not belong to its part is left out. */
const tidy = (item: Request['items'][number]): Request['items'][number] => ({
  ...item,
  price: isPricedPart(item.part) ? item.price : null,
  fromQuantity: item.part === 'BULK' ? item.fromQuantity : 1,
  stock: item.part === 'FLASH' ? item.stock : -1,
  userLimit: item.part === 'FLASH' ? item.userLimit : -1,
});

/** Plans a promotion, or changes one that has not begun (decision DA26). */
export const savePromotion: Handlers['merchantDealPromotionSave'] = async (context, asked) => {
  const request = { ...asked, items: asked.items.map(tidy) };
  const deals = await dealsToPlan(
    context,
    request.items.map(({ productId }) => productId),
  );
  const { activityId, seq } = await once(context, request, (query) =>
    save(query, context, { request, deals }),
  );
  return { activityId: asId(activityId), seq };
};
