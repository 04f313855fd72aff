import type { Language } from '#shared/i18n/language.ts';
import { money } from '../../../../domain/cart/cart-words.ts';
import { rateWords } from '../../../../domain/offers/rate-words.ts';
import type { T } from '../../../../lib/i18n.ts';
import type { Activity, Deal, Discount } from './model.ts';

const fullText = (full: NonNullable<Activity['full']>, t: T, language: Language): string =>
  full.activityType === 1
    ? full.discountContentList
        .map(({ fullAtm, discount }) =>
          t('shop.offers.fullOff', { at: money(fullAtm), off: money(discount) }),
        )
        .join(' · ')
    : full.discountContentList
        .map(({ fullAtm, discount }) =>
          t('shop.offers.fullRate', { at: money(fullAtm), rate: rateWords(discount, language, t) }),
        )
        .join(' · ');

const textOf = ({ full, compositeVO, purchaseVO }: Activity, t: T, language: Language): string => {
  if (full !== null) return fullText(full, t, language);
  if (compositeVO !== null)
    return compositeVO.amount !== null
      ? t('mkStore.deal.bundle', { count: compositeVO.quantity, amount: money(compositeVO.amount) })
      : t('mkStore.deal.more', {
          count: compositeVO.quantity,
          price: compositeVO.price === null ? '' : money(compositeVO.price),
        });
  return purchaseVO === null
    ? ''
    : t('shop.offers.exchangeText', {
        at: money(purchaseVO.purchaseLimitAmount),
        price: money(purchaseVO.price),
      });
};

/** What goods of the store count for, each in a few words. */
export const dealsOf = (
  activities: readonly Activity[],
  discount: Discount | null,
  { t, language }: { t: T; language: Language },
): Deal[] => [
  ...activities.map((activity) => ({
    id: activity.activityId,
    text: textOf(activity, t, language),
    isDiscount: false,
  })),
  ...(discount === null || discount.productCount === 0
    ? []
    : [
        {
          id: discount.activityId,
          text: t('mkStore.deal.discount', { count: discount.productCount }),
          isDiscount: true,
        },
      ]),
];
