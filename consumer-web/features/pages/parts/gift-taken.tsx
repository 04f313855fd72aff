import type { OwnedCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { couponTarget } from '#shared/jump/coupon-target.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { jumpContext, reachable, useJump } from '../../../lib/navigation/use-jump.ts';
import { Button } from '../../../ui/button.tsx';
import { GiftTickets } from '../../../domain/offers/gift-ticket.tsx';
import { giftOf } from '../../../domain/offers/gift-words.ts';
import { Link } from '../../../ui/link.tsx';

type Props = {
  coupons: readonly OwnedCoupon[];
  /** They were claimed before. */
  isOld?: boolean;
};

/** The claimed gift, with links to the wallet and the shop. */
export const GiftTaken = ({ coupons, isOld = false }: Props) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const { jump } = useJump();
  const handleUse = (): void => {
    const [first] = coupons;
    if (first === undefined) return;
    const target = reachable(couponTarget(first, jumpContext()));
    if (target.kind === 'none')
      notify(target.reason === 'versionTooLow' ? t(target.toastKey) : t('jump.notAllowed'));
    jump(target);
  };
  return (
    <section className="envelope envelope--open" data-testid="gift-taken">
      <h2 className="envelope__heading" role="status">
        {t(isOld ? 'share.had' : 'share.got')}
      </h2>
      <GiftTickets gifts={coupons.map((coupon) => giftOf(coupon, t, language))} />
      <div className="envelope__go">
        <Button isBlock onPress={handleUse}>
          {t('share.use')}
        </Button>
      </div>
      <p className="envelope__way">
        <Link className="button-link button-link--quiet" to={consumerRoutes.UserRedpack.path}>
          {t('share.wallet')}
        </Link>
      </p>
    </section>
  );
};
