import { timeText } from '#shared/format/date.ts';
import { fullGiftText } from '#shared/format/full-gift.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { pickupPriceRate } from '#shared/order/checkout/pickup-discount.ts';
import type { T } from '../../../lib/i18n.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { money } from '../../../domain/cart/cart-words.ts';
import { api } from './api.ts';
import { exchangeLimits } from './exchange-limits.ts';
import { deliveryTexts } from './delivery-lines.ts';
import { rateWords } from './words.ts';

/** What a store has on, every kind by its own call (spec 001 §7). */
export const offersOf = async (id: string, options: { signal: AbortSignal }) => {
  const of = { storeId: asId<StoreId>(id) };
  const [full, gift, back, pickup, delivery, discount, flash, exchange] = await Promise.all([
    api.activityFull(of, options),
    api.activityFullGift(of, options),
    api.activityPlaceOrderVoucher(of, options),
    api.activitySelfTake(of, options),
    api.activityMerchantDeliveryList(of, options),
    api.takeoutDiscounts(of, options),
    api.takeoutFlashSetting(of, options),
    api.takeoutPurchaseInfo(of, options),
  ]);
  return {
    full: full.result,
    gift: gift.fullGift,
    back: back.fullReturn,
    pickup: pickup.selfTake,
    delivery: delivery.result,
    discount,
    flash: flash.setting,
    exchange: exchange.purchase,
  };
};
type StoreOffers = Awaited<ReturnType<typeof offersOf>>;

/** A kind of offer in words: what it is, and what it gives. */
export type OfferLine = { key: string; kind: string; texts: readonly string[] };
export type Wording = { t: T; language: 'zh-Hant' | 'en' };

const fullTexts = ({ activity }: StoreOffers['full'][number], { t, language }: Wording): string[] =>
  activity.activityType === 1
    ? activity.discountContentList.map(({ fullAtm, discount }) =>
        t('shop.offers.fullOff', { at: money(fullAtm), off: money(discount) }),
      )
    : activity.discountContentList.map(({ fullAtm, discount }) =>
        t('shop.offers.fullRate', { at: money(fullAtm), rate: rateWords(discount, language, t) }),
      );

const pickupTexts = ({ pickup }: StoreOffers, { t, language }: Wording): string[] => {
  if (pickup === null) return [];
  const rate = rateWords(pickupPriceRate(pickup.discountRate), language, t);
  if (rate === '') return [];
  return [
    pickup.limitAmount > 0
      ? t('shop.offers.pickupFrom', { at: money(pickup.limitAmount), rate })
      : t('shop.offers.pickupText', { rate }),
  ];
};

/** Midnight is the end of a day here, not its beginning. */
const untilText = (at: Instant): string => (timeText(at) === '00:00' ? '24:00' : timeText(at));

const flashTexts = ({ flash }: StoreOffers, { t }: Wording): string[] => {
  if (flash === null) return [];
  const hours = { from: timeText(flash.startTime), to: untilText(flash.endTime) };
  return [
    flash.userLimit > 0
      ? t('shop.offers.flashText', { ...hours, count: flash.userLimit })
      : t('shop.offers.flashAny', hours),
  ];
};

const giftTexts = ({ gift }: StoreOffers, { t }: Wording): string[] =>
  gift === null ? [] : [fullGiftText(gift.fullGiftDetails, t)];

const returnTexts = ({ back }: StoreOffers, { t }: Wording): string[] =>
  (back?.details ?? []).map(({ limitAmount, voucherAmount, voucherLimit, validDays }) =>
    t('shop.offers.returnText', {
      at: money(limitAmount),
      off: money(voucherAmount),
      from: money(voucherLimit),
      days: validDays,
    }),
  );

const discountTexts = (
  { discount: { result, orderLimit } }: StoreOffers,
  { t }: Wording,
): string[] => {
  if (result.length === 0) return [];
  const count = t('shop.offers.discountText', { count: result.length });
  return orderLimit < 0 ? [count] : [count, t('shop.limitOrder', { count: orderLimit })];
};

const exchangeTexts = ({ exchange }: StoreOffers, { t }: Wording): string[] =>
  exchange === null
    ? []
    : [
        t('shop.offers.exchangeText', {
          at: money(exchange.purchaseLimitAmount),
          price: money(exchange.price),
        }),
        ...exchangeLimits(exchange, t),
      ];

/** The kinds of offers in the order in which a store lists them. */
const TEXTS = {
  full: ({ full }, wording) => full.flatMap((one) => fullTexts(one, wording)),
  gift: giftTexts,
  return: returnTexts,
  pickup: pickupTexts,
  delivery: ({ delivery }, wording) => delivery.flatMap((one) => deliveryTexts(one, wording.t)),
  flash: flashTexts,
  discount: discountTexts,
  exchange: exchangeTexts,
} as const satisfies Record<string, (offers: StoreOffers, wording: Wording) => string[]>;
const KINDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/** All that a store has on, a line a kind; kinds without anything are left out. */
export const offerLines = (offers: StoreOffers, wording: Wording): OfferLine[] =>
  KINDS.map((key) => ({
    key,
    kind: wording.t(`shop.offers.${key}`),
    texts: TEXTS[key](offers, wording),
  })).filter(({ texts }) => texts.some((text) => text !== ''));
