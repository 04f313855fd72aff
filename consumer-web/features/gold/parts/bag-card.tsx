import type { GoldBag } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';

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
            label={t('goldBuy.buyOf', { amount: short(bag.price), name: bag.bagName })}
            onPress={onBuy}
          >
            {t('goldBuy.buy', { amount: short(bag.price) })}
          </Button>
        ) : (
          <p className="bag__note">{bag.note}</p>
        )}
      </div>
    </article>
  );
};
