import './gift-line.css';
import type { Cart } from '#shared/cart/cart-choice.ts';
import { dateText } from '#shared/format/date.ts';
import { useT } from '../../lib/i18n.ts';
import type { ShopName } from '../shop.ts';
import { money } from './cart-words.ts';
import type { HeldMallCoupon } from './cart-shop.ts';
import { setMallCoupon } from './set-mall-coupon.ts';

type Props = {
  shop: ShopName;
  lines: Cart;
  held: readonly HeldMallCoupon[];
  /** Those that do not count for this cart. */ refused?: readonly { offerId: string }[];
};

/** The mall coupons that the member holds, each in the cart or not; several count together (decision P15). */
export const MallCouponChoice = ({ shop, lines, held, refused = [] }: Props) => {
  const t = useT();
  if (held.length === 0) return null;
  const inCart = new Set(lines.map(({ mallCouponUserId }) => mallCouponUserId));
  const left = new Set(refused.map(({ offerId }) => offerId));
  const noteOf = ({ mallCouponUserId, canUse, offer }: HeldMallCoupon): string => {
    if (!canUse) return t('cart.mall.held');
    if (left.has(mallCouponUserId)) return t('cart.mall.notYet');
    return offer.limitAmount > 0
      ? t('cart.mall.from', { at: money(offer.limitAmount) })
      : t('cart.mall.until', { date: dateText(offer.endAt) });
  };
  return (
    <fieldset className="gift-choice" data-testid="mall-coupons">
      <legend className="gift-choice__title">{t('cart.mall.title')}</legend>
      {held.map((coupon) => (
        <label key={coupon.mallCouponUserId} className="gift-choice__one">
          <input
            type="checkbox"
            checked={coupon.canUse && inCart.has(coupon.mallCouponUserId)}
            disabled={!coupon.canUse}
            onChange={(event) => setMallCoupon(shop, coupon, event.target.checked)}
          />
          <span>
            {coupon.name} <strong className="num">{`−${money(coupon.faceValue)}`}</strong>
          </span>
          <span className="gift-line__note num">{noteOf(coupon)}</span>
        </label>
      ))}
    </fieldset>
  );
};
