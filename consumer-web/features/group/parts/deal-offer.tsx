import '../../../domain/offers/claim/claim.css';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#shared/i18n/error-text.ts';
import { price } from '#shared/format/money.ts';
import { useClaim } from '../../../domain/offers/claim/claim.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { discountsQuery } from '../discounts-query.ts';
import type { ProductDetail } from '../model.ts';

type Props = { product: ProductDetail; storeId: string };

/** What a deal costs with the best coupon, which can be claimed here. Nothing where no coupon makes it cheaper. */
export const DealOffer = ({ product: { productId }, storeId }: Props) => {
  const t = useT();
  const { data } = useQuery(discountsQuery(storeId, productId));
  const claim = useClaim(storeId);
  const requireSignIn = useRequireSignIn();
  const [best] = data?.result ?? [];
  if (best === undefined) return null;
  const handleClaim = (): void => {
    if (requireSignIn())
      claim.mutate(best.voucherId, {
        onSuccess: () => {
          notify(t('shop.coupon.done'));
        },
        onError: (error) => {
          notify(errorText(error, t));
        },
      });
  };
  return (
    <div className="coupon" data-testid="deal-offer">
      <div className="coupon__body">
        <p className="coupon__face num">
          {best.quantity === 1
            ? t('deal.withOffer', { price: price(best.payAmount) })
            : t('deal.withOfferFor', { price: price(best.payAmount), count: best.quantity })}
        </p>
        <p className="coupon__terms">{best.couponName}</p>
      </div>
      {!best.isReceived && (
        <button
          type="button"
          className="coupon__claim"
          disabled={claim.isPending}
          onClick={handleClaim}
          aria-label={`${t('shop.coupon.claim')} · ${best.couponName}`}
        >
          {t('shop.coupon.claim')}
        </button>
      )}
    </div>
  );
};
