import { lazy, Suspense } from 'react';
import { TAKEOUT_OFFERS, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import { price } from '#shared/format/money.ts';
import { cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { loadPart } from '../../../lib/navigation/part.ts';
import { chooseFor } from '../../offers/offer-choice.ts';
import { optionalPart } from '../../store/later.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { Problem } from '../problem.ts';
import type { Checkout } from '../use-checkout.ts';
import { FieldProblem, fieldId } from './row.tsx';
import { Link } from '../../../ui/link.tsx';

const CombineRow = optionalPart(
  async () => (await import('./combine-row.tsx')).CombineRow,
  'checkout',
);

// few members hold any
const MallCouponChoice = lazy(async () => {
  const part = await loadPart(() => import('../../cart/mall-coupon-choice.tsx'));
  return { default: part.MallCouponChoice };
});

const OfferRow = ({
  kind,
  checkout: { shop, offers, quote, mall },
}: {
  kind: TakeoutOffer;
  checkout: Checkout;
}) => {
  const t = useT();
  const mine = offers.chosen.filter((offer) => offer.kind === kind);
  const ids = new Set(mine.map(({ id }) => id));
  const taken = (quote.data?.quote?.trace ?? [])
    .filter(({ ruleId }) => ruleId !== null && ids.has(ruleId))
    .reduce((sum, { delta }) => sum - delta, 0);
  const rest =
    mall.chosen.length > 0
      ? t('cart.mall.inUse')
      : offers.usable[kind] > 0
        ? t('checkout.offer.usable', { count: offers.usable[kind] })
        : t('checkout.offer.none');
  const isOpen = offers.usable[kind] > 0 && mall.chosen.length === 0;
  return (
    <Link className="checkout__row" to={shop.routes.offers[kind]} data-testid={`offer-${kind}`}>
      <span className="checkout__row-name">{t(`pricing.step.${kind}`)}</span>
      <span className="checkout__row-value">
        {mine.length > 0 ? (
          <>
            <span className="checkout__offer-name">
              {mine.map(({ name }) => name).join(t('checkout.comma'))}
            </span>{' '}
            <strong className="fees__amount--off num">
              {t('checkout.offer.takes', { amount: price(cents(taken)) })}
            </strong>
          </>
        ) : (
          <span className={isOpen ? 'tag tag--warn' : 'checkout__quiet'}>{rest}</span>
        )}
      </span>
      <Icon name="next" size={16} />
    </Link>
  );
};

/** Vouchers, red packets, free-delivery packets: the best set unless the guest chose otherwise. If they cannot be loaded, it says so, and the choice stays. */
export const OffersCard = ({
  checkout,
  problem,
}: {
  checkout: Checkout;
  problem: Problem | null;
}) => {
  const t = useT();
  const { shop, offers, mall, cart, quote } = checkout;
  if (!offers.isKnown && !offers.hasFailed)
    return problem?.field === 'offers' ? <FieldProblem field="offers" problem={problem} /> : null;
  return (
    <section
      className="card checkout__rows"
      aria-label={t('checkout.offers')}
      id={fieldId('offers')}
    >
      <h2 className="card__title checkout__title">
        {t('checkout.offers')}
        {offers.isBest && <span className="tag tag--deal">{t('checkout.offersBest')}</span>}
      </h2>
      {TAKEOUT_OFFERS.filter(
        (one) => offers.isKnown || offers.chosen.some(({ kind }) => kind === one),
      ).map((kind) => (
        <OfferRow key={kind} kind={kind} checkout={checkout} />
      ))}
      <Suspense>
        <CombineRow checkout={checkout} />
      </Suspense>
      {mall.held.length > 0 && (
        <Suspense>
          <MallCouponChoice
            shop={shop}
            lines={cart?.lines ?? []}
            held={mall.held}
            refused={quote.data?.quote?.refusedOffers ?? []}
          />
        </Suspense>
      )}
      {offers.hasFailed && (
        <div
          className="alert alert--calm checkout__problem"
          role="status"
          data-testid="offers-failed"
        >
          <p>{t('checkout.offersFailed')}</p>
          <Button tone="quiet" size="small" onPress={() => offers.refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {offers.lost.map(({ id, name }) => (
        <div key={id} className="alert alert--calm checkout__problem" role="status">
          <p>{t('checkout.offer.lost', { name })}</p>
          <Button tone="quiet" size="small" onPress={() => chooseFor(shop, null)}>
            {t('checkout.offer.takeBest')}
          </Button>
        </div>
      ))}
      <FieldProblem field="offers" problem={problem} />
    </section>
  );
};
