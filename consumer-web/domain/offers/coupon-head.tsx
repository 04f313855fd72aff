import './coupon-head.css';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ListCoupon } from '#shared/contract/consumer/takeout-search.ts';
import { scopeText } from '#shared/voucher/coupon-text.ts';
import { giftOf } from './gift-words.ts';
import { shopOfferT } from './market-offer-words.ts';
import { GiftTickets } from './gift-ticket.tsx';
import { useLanguage, useT, type TextKey } from '../../lib/i18n.ts';

type Props = {
  redpack: ListCoupon;
  /** Whose stores are listed. */
  kind?: StoreKind;
  /** The sentence that says, with the scope of the coupon, why others are left out. */
  why: (redpack: ListCoupon) => TextKey;
};

/** The coupon over a list, and why others are left out of it. */
export const CouponHead = ({ redpack, kind = 'takeout', why }: Props) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const { key, params } = scopeText({ ...redpack, id: redpack.redpackId });
  const where = redpack.storeName ?? shopOfferT({ kind }, t)(key, params);
  return (
    <section className="coupon-head" aria-label={t('search.coupon')} data-testid="coupon-head">
      <GiftTickets
        gifts={[giftOf({ ...redpack, id: redpack.redpackId, amountStr: null }, t, language)]}
      />
      {redpack.refusal === null && <p className="coupon-head__why">{t(why(redpack), { where })}</p>}
    </section>
  );
};
