import { price } from '#shared/format/money.ts';
import { minuteText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { dishesOf, groupsOf, type PromotionTerms } from '#shared/promotion/terms.ts';

const tierWords = (terms: PromotionTerms, t: Translate, isEnglish: boolean): string[] => {
  switch (terms.kind) {
    case 'full':
      return terms.tiers.map(({ from, off, percent }) =>
        terms.way === 'OFF'
          ? t('storePromo.says.off', { from: price(from), off: price(off) })
          : t('storePromo.says.percent', { from: price(from), percent }),
      );
    case 'fullGift':
      return terms.tiers.map(({ from, gift, pieces: count }) => {
        const name = (isEnglish && gift.en) || gift.zh;
        return t('storePromo.says.gift', { from: price(from), gift: name, count });
      });
    case 'fullReturn':
      return terms.tiers.map(({ from, voucher }) =>
        t('storePromo.says.voucher', { from: price(from), voucher: price(voucher) }),
      );
    case 'merchantDelivery':
      return terms.isFree
        ? [t('storePromo.says.free')]
        : terms.tiers.map(({ from, off }) =>
            t('storePromo.says.delivery', { from: price(from), off: price(off) }),
          );
    case 'purchase':
      return [
        t('storePromo.says.purchase', { from: price(terms.from), price: price(terms.price) }),
      ];
    case 'selfTake':
      return [t('storePromo.says.percent', { from: price(terms.from), percent: terms.percent })];
    case 'flash':
      return [
        t('storePromo.says.hours', {
          from: minuteText(terms.fromMinute),
          to: minuteText(terms.toMinute),
        }),
      ];
    case 'discount':
    case 'poster':
      return [];
  }
};

/** What a promotion does, in one line. */
export const termsWords = (terms: PromotionTerms, t: Translate, isEnglish: boolean): string => {
  const { classIds, brandIds } = groupsOf(terms);
  const counts = [
    ['dishes', dishesOf(terms).length],
    ['classes', classIds.length],
    ['brands', brandIds.length],
  ] as const;
  return [
    ...tierWords(terms, t, isEnglish),
    ...counts.flatMap(([of, count]) => (count > 0 ? [t(`storePromo.says.${of}`, { count })] : [])),
  ].join(' · ');
};
