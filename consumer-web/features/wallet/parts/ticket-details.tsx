import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { couponT } from '../wallet-words.ts';
import { useT } from '../../../lib/i18n.ts';
import { Facts } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { businessesOf, datesOf, limitOf, maxOf, scopeOf } from '../coupon-words.ts';

/** The rules of a coupon, folded away. */
export const TicketDetails = ({ coupon }: { coupon: OwnedCoupon }) => {
  const t = useT();
  const most = maxOf(coupon, t);
  const rows = [
    [t('wallet.ruleLimit'), limitOf(coupon, t)],
    ...(most === null ? [] : [[t('wallet.ruleMax'), most] as const]),
    [couponT(coupon, t)('wallet.ruleScope'), scopeOf(coupon, t)],
    [t('wallet.ruleBusiness'), businessesOf(coupon, t)],
    [t('wallet.ruleFrom'), coupon.redpackTypeName],
    [
      t('wallet.ruleDates'),
      <span key="dates" className="num">
        {datesOf(coupon, t)}
      </span>,
    ],
  ] as const;
  return (
    <details className="slip__details">
      <summary aria-label={`${t('wallet.rules')}: ${coupon.couponName}`}>
        {t('wallet.rules')}
        <Icon name="next" size={16} />
      </summary>
      <Facts rows={rows} />
      <ul className="bullets">
        {coupon.isPriceBreak && <li>{t('wallet.rulePriceBreak')}</li>}
        {coupon.tipsMsg !== '' && <li>{coupon.tipsMsg}</li>}
      </ul>
    </details>
  );
};
