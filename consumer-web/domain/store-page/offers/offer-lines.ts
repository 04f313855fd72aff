import { timeText } from '#shared/format/date.ts';
import { fullGiftText } from '#shared/format/full-gift.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { pickupPriceRate } from '#shared/order/checkout/pickup-discount.ts';
import type { T } from '../../../lib/i18n.ts';
import { deliveryTexts } from '../delivery-lines.ts';
import { exchangeLimits } from './exchange-limits.ts';
import type { OfferKind, StoreOffers } from './offer-queries.ts';
import { money } from '../../cart/cart-words.ts';
import { rateWords } from '../../offers/rate-words.ts';

type Wording = { t: T; language: 'zh-Hant' | 'en' };

const EVERY_DISH = 1;

const tierTexts = ({ activity }: StoreOffers['full'][number], { t, language }: Wording): string[] =>
  activity.activityType === 1
    ? activity.discountContentList.map(({ fullAtm, discount }) =>
        t('shop.offers.fullOff', { at: money(fullAtm), off: money(discount) }),
      )
    : activity.discountContentList.map(({ fullAtm, discount }) =>
        t('shop.offers.fullRate', { at: money(fullAtm), rate: rateWords(discount, language, t) }),
      );

/** A reduction of some classes, brands or dishes says that it is not for all. */
const fullTexts = (full: StoreOffers['full'][number], wording: Wording): string[] =>
  full.activity.productType === EVERY_DISH
    ? tierTexts(full, wording)
    : tierTexts(full, wording).map((tier) => wording.t('shop.offers.fullSome', { tier }));

const pickupTexts = (pickup: StoreOffers['pickup'], { t, language }: Wording): string[] => {
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

const flashTexts = (flash: StoreOffers['flash'], { t }: Wording): string[] => {
  if (flash === null) return [];
  const hours = { from: timeText(flash.startTime), to: untilText(flash.endTime) };
  return [
    flash.userLimit > 0
      ? t('shop.offers.flashText', { ...hours, count: flash.userLimit })
      : t('shop.offers.flashAny', hours),
  ];
};

const giftTexts = (gift: StoreOffers['gift'], { t }: Wording): string[] =>
  gift === null ? [] : [fullGiftText(gift.fullGiftDetails, t)];

const returnTexts = (back: StoreOffers['return'], { t }: Wording): string[] =>
  (back?.details ?? []).map(({ limitAmount, voucherAmount, voucherLimit, validDays }) =>
    t('shop.offers.returnText', {
      at: money(limitAmount),
      off: money(voucherAmount),
      from: money(voucherLimit),
      days: validDays,
    }),
  );

const discountTexts = (
  { result, orderLimit }: StoreOffers['discount'],
  { t }: Wording,
): string[] => {
  if (result.length === 0) return [];
  const count = t('shop.offers.discountText', { count: result.length });
  return orderLimit < 0 ? [count] : [count, t('shop.limitOrder', { count: orderLimit })];
};

const exchangeTexts = (exchange: StoreOffers['exchange'], { t }: Wording): string[] =>
  exchange === null
    ? []
    : [
        t('shop.offers.exchangeText', {
          at: money(exchange.purchaseLimitAmount),
          price: money(exchange.price),
        }),
        ...exchangeLimits(exchange, t),
      ];

const TEXTS: {
  readonly [K in OfferKind]: (offer: StoreOffers[K], wording: Wording) => string[];
} = {
  full: (full, wording) => full.flatMap((one) => fullTexts(one, wording)),
  gift: giftTexts,
  return: returnTexts,
  pickup: pickupTexts,
  delivery: (delivery, wording) => delivery.flatMap((one) => deliveryTexts(one, wording.t)),
  flash: flashTexts,
  discount: discountTexts,
  exchange: exchangeTexts,
};

/** What a store's offers of one kind give, a line each; none where it has none of that kind. */
export const offerTexts = <K extends OfferKind>(
  kind: K,
  offer: StoreOffers[K],
  wording: Wording,
): string[] => TEXTS[kind](offer, wording).filter((text) => text !== '');
