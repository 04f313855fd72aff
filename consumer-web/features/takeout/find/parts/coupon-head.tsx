import { useInfiniteQuery } from '@tanstack/react-query';
import { scopeText } from '#shared/voucher/coupon-text.ts';
import { giftOf } from '../../../../domain/offers/gift-words.ts';
import { GiftTickets } from '../../../../domain/offers/gift-ticket.tsx';
import { storesQuery, type Wanted } from '../../../../domain/store/list-queries.ts';
import { useLanguage, useT } from '../../../../lib/i18n.ts';

/** The coupon whose stores are listed, and why others are left out. */
export const CouponHead = ({ wanted }: { wanted: Wanted }) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const redpack = useInfiniteQuery(storesQuery(wanted)).data?.pages[0]?.redpack;
  if (!redpack) return null;
  const { key, params } = scopeText({ ...redpack, id: redpack.redpackId });
  const where = redpack.storeName ?? t(key, params);
  return (
    <section className="find find-coupon" aria-label={t('search.coupon')} data-testid="coupon-head">
      <GiftTickets
        gifts={[giftOf({ ...redpack, id: redpack.redpackId, amountStr: null }, t, language)]}
      />
      <p className="find-coupon__why">
        {t(redpack.productIds.length > 0 ? 'search.couponDishes' : 'search.couponStores', {
          where,
        })}
      </p>
    </section>
  );
};
