import { bannerSpecialType } from '#shared/codes/popup.ts';
import type {
  PopupLists,
  PopupRedPacket,
  PopupRedPackets,
} from '#shared/contract/consumer/popup-banner.ts';
import { addCents, toDollars, ZERO } from '#shared/kernel/money.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { couponBusiness } from '#shared/codes/coupon.ts';
import type { Context } from '#server/kit/context.ts';
import { marketNearRail, marketTodaySeckill } from '#server/modules/catalogue/index.ts';
import { packetsOfZone, packetsToClaim, packetsToUse } from '#server/modules/offers/index.ts';
import { packsToHave } from '../newly/newly.ts';
import { blackGoldList, cheapDelivery, recommendStoreList, type Located } from '../picks/picks.ts';
import type { PopupFacts } from '../content/banner-document.ts';

type Special = keyof typeof bannerSpecialType.codes;
type Guest = Context<'guest'>;
type Asked = { context: Guest; request: Located; offerIds: readonly string[] };

/** Stores and dishes that a pop-up has room for. */
const MOST = 3;

const NOTHING: PopupLists = {
  smartRedpackInfo: null,
  specialList: [],
  basicSpecialRedpackInfo: null,
  pickFeeList: [],
  cheapList: [],
  aggregateRedpackInfo: null,
  effectivePacketResponse: null,
  userSignInInfo: null,
};

const infoOf = (redpacks: readonly PopupRedPacket[]): PopupRedPackets | null => {
  if (redpacks.length === 0) return null;
  const sum = addCents(ZERO, ...redpacks.flatMap(({ amount }) => amount ?? []));
  const worth =
    sum === ZERO
      ? { amount: null, amountStr: null }
      : { amount: sum, amountStr: String(toDollars(sum)) };
  return { ...worth, redpacks: [...redpacks] };
};

const newMember = async (context: Guest): Promise<PopupRedPacket[]> =>
  (await packsToHave(context)).map(({ id, name, amount, limitAmount }) => ({
    redpackId: id,
    redpackName: context.pick(name),
    amount,
    amountStr: String(toDollars(amount)),
    limitAmount,
  }));

const cheapDishes = async (context: Guest, request: Located): Promise<PopupLists['cheapList']> =>
  (await blackGoldList(context, request)).result
    .flatMap(({ storeId, storeName, products: [first] }) =>
      first ? [{ ...first, storeId, storeName }] : [],
    )
    .slice(0, MOST);

type Fill = Readonly<Record<Special, (asked: Asked) => Promise<Partial<PopupLists>>>>;

/** What fills the list of each special type. */
const TAKEOUT: Fill = {
  smartRedPacket: async ({ context }) => ({ smartRedpackInfo: infoOf(await newMember(context)) }),
  special: async ({ context, request }) => ({
    specialList: (await recommendStoreList(context, request)).result.slice(0, MOST),
  }),
  specialRedPacket: async ({ context, offerIds }) => ({
    basicSpecialRedpackInfo: infoOf((await packetsToClaim(context, offerIds)).slice(0, 1)),
  }),
  pickFee: async ({ context, request }) => ({
    pickFeeList: (await cheapDelivery(context, request)).slice(0, MOST),
  }),
  cheap: async ({ context, request }) => ({ cheapList: await cheapDishes(context, request) }),
  aggregateRedPacket: async ({ context, offerIds }) => ({
    aggregateRedpackInfo: infoOf(await packetsToClaim(context, offerIds)),
  }),
  effectivePacket: async ({ context }) => ({
    effectivePacketResponse: infoOf(await packetsToUse(context)),
  }),
  signIn: () => Promise.resolve({}),
};

const flashGoods = async (context: Guest, request: Located): Promise<PopupLists['cheapList']> =>
  (await marketTodaySeckill(context, request)).result
    .flatMap(({ productId, productName, imgUrl, price, seckill, store }) =>
      seckill === null || store === null
        ? []
        : [
            {
              productId,
              productName,
              imgUrl,
              price: seckill.price,
              originalPrice: price,
              storeId: store.storeId,
              storeName: store.storeName,
            },
          ],
    )
    .slice(0, MOST);

/** The same of the supermarkets: their stores, goods and red packets. */
const MARKET: Fill = {
  ...TAKEOUT,
  smartRedPacket: async ({ context }) => ({
    smartRedpackInfo: infoOf(await packetsOfZone(context)),
  }),
  special: async ({ context, request }) => ({
    specialList: (await marketNearRail(context, request)).result.slice(0, MOST),
  }),
  pickFee: async ({ context, request }) => ({
    pickFeeList: (await marketNearRail(context, request)).result
      .filter(({ deliveryText }) => deliveryText !== '')
      .slice(0, MOST),
  }),
  cheap: async ({ context, request }) => ({ cheapList: await flashGoods(context, request) }),
  effectivePacket: async ({ context }) => ({
    effectivePacketResponse: infoOf(
      await packetsToUse(context, String(couponBusiness.codes.market)),
    ),
  }),
};
const FILL: Readonly<Record<StoreKind, Fill>> = { takeout: TAKEOUT, market: MARKET };

/** The lists of a pop-up: only that of its special type is filled (spec 002 §3, §5). */
export const popupLists = async (
  context: Guest,
  { shop, request }: { shop: StoreKind; request: Located },
  { bannerSpecialType: code, offerIds = [] }: PopupFacts,
): Promise<PopupLists> => {
  const special = bannerSpecialType.nameOf(code);
  return special === 'unknown'
    ? NOTHING
    : { ...NOTHING, ...(await FILL[shop][special]({ context, request, offerIds })) };
};
