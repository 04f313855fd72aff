import type { GoldBag } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { WasPrice } from '../../../ui/price.tsx';

/** Whole dollars without decimals. */
export const short = (value: GoldBag['price']): string => price(value).replace(/\.00$/, '');

export const BagItems = ({ items }: Pick<GoldBag, 'items'>) => {
  const t = useT();
  return (
    <ul className="bag__items num">
      {items.map(({ consumptionName, quantity, limitAmountStr, validDays }) => (
        <li key={consumptionName + validDays}>
          <span>{t('goldBuy.pieces', { name: consumptionName, count: quantity })}</span>
          <span>
            {[limitAmountStr, t('goldBuy.days', { days: validDays })]
              .filter((text) => text !== null)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** What a bag costs with a monthly card, beside what it costs without. */
export const MemberPrice = ({ bag }: { bag: GoldBag }) => {
  const t = useT();
  const { memberPrice } = bag;
  if (memberPrice === null) return null;
  return (
    <p className="bag__member num" data-testid="member-price">
      <span className="tag tag--warn">{t('goldBuy.member')}</span>
      {bag.payAmount === memberPrice ? (
        <>
          <strong>{short(memberPrice)}</strong>
          <WasPrice value={bag.price} label={t('goldBuy.was')} />
        </>
      ) : (
        <Link to={consumerRoutes.vipHome.path}>
          {t('goldBuy.memberFor', { amount: short(memberPrice) })}
        </Link>
      )}
    </p>
  );
};

/** A bag on sale: what one gets, what is in it, and what it costs. */
export const BagCard = ({
  bag,
  onOpen,
  onBuy,
  isBusy,
}: {
  bag: GoldBag;
  onOpen: () => void;
  onBuy: () => void;
  isBusy: boolean;
}) => {
  const t = useT();
  return (
    <article
      className={`card bag${bag.canBuy ? '' : ' bag--gone'}`}
      aria-label={bag.bagName}
      data-testid={`bag-${bag.id}`}
    >
      <div className="bag__head">
        <h2 className="bag__name">{bag.bagName}</h2>
        <p className="bag__limits num">
          {bag.surplusQty > 0 && <span>{t('goldBuy.left', { count: bag.surplusQty })}</span>}
          {bag.limitQty > 0 && <span>{t('goldBuy.limit', { count: bag.limitQty })}</span>}
        </p>
      </div>
      <p className="bag__get num">
        {t('goldBuy.get', { amount: short(bag.goldAmount) })}
        {bag.addedAmount > 0 && (
          <span className="tag tag--deal">
            {t('goldBuy.added', { amount: short(bag.addedAmount) })}
          </span>
        )}
      </p>
      <MemberPrice bag={bag} />
      <BagItems items={bag.items} />
      <div className="bag__foot">
        <button
          type="button"
          className="bag__more"
          aria-haspopup="dialog"
          aria-label={t('goldBuy.detailOf', { name: bag.bagName })}
          onClick={onOpen}
        >
          {t('goldBuy.detail')}
        </button>
        {bag.canBuy ? (
          <Button
            isBusy={isBusy}
            label={t('goldBuy.buyOf', { amount: short(bag.payAmount), name: bag.bagName })}
            onPress={onBuy}
          >
            {t('goldBuy.buy', { amount: short(bag.payAmount) })}
          </Button>
        ) : (
          <p className="bag__note">{bag.note}</p>
        )}
      </div>
    </article>
  );
};
