import type { ChoiceCoupon } from '#shared/contract/consumer/offers-shapes.ts';
import { price } from '#shared/format/money.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { walletT } from '../wallet-words.ts';
import type { ShopName } from '../../../domain/shop.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { whyNot } from '../../../domain/offers/why-not.ts';
import { scopeOf, validityOf } from '../coupon-words.ts';
import { Ticket } from './ticket.tsx';

const Validity = ({ coupon, now }: { coupon: ChoiceCoupon; now: Instant }) => {
  const t = useT();
  const { text, isSoon } = validityOf(coupon, now, t);
  return <p className={`slip__dates num${isSoon ? ' slip__dates--soon' : ''}`}>{text}</p>;
};

type Props = {
  coupon: ChoiceCoupon;
  now: Instant;
  isChosen: boolean;
  isBest: boolean;
  bestAmtn: Cents;
  onChoose: () => void;
};

/** A coupon that counts for this order: what it saves, and how far that is from the best. */
export const ChoiceRow = ({ coupon, now, isChosen, isBest, bestAmtn, onChoose }: Props) => {
  const t = useT();
  const less = cents(bestAmtn - coupon.savingAmtn);
  return (
    <Ticket
      coupon={coupon}
      isChosen={isChosen}
      note={
        <>
          <p className="slip__saves num">
            {t('choice.saves', { saving: price(coupon.savingAmtn) })}
            {isBest && <span className="tag tag--deal">{t('choice.best')}</span>}
          </p>
          {!isBest && less > 0 && (
            <p className="slip__less num">{t('choice.notBest', { less: price(less) })}</p>
          )}
          <Validity coupon={coupon} now={now} />
        </>
      }
      end={
        <input
          type="radio"
          name="offer"
          className="slip__radio"
          aria-label={t('choice.use', { name: coupon.couponName })}
          checked={isChosen}
          onChange={onChoose}
        />
      }
    />
  );
};

/** A coupon that does not count, and why. */
export const UnusableRow = ({
  coupon,
  now,
  shop,
}: Pick<Props, 'coupon' | 'now'> & { shop: ShopName }) => {
  const t = useT();
  return (
    <Ticket
      coupon={coupon}
      isFaded
      note={
        <>
          <p className="slip__why num">
            <Icon name="close" size={14} />
            {whyNot(coupon, walletT(shop, t))}
          </p>
          <p className="slip__scope">{scopeOf(coupon, t)}</p>
          <Validity coupon={coupon} now={now} />
        </>
      }
    />
  );
};
