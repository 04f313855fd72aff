import './offers-strip.css';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icons.tsx';
import type { StorePage } from '../cart/cart-shop.ts';

/** What the store has on, in a line; opens the list of all of it. A store without labels still has the platform's coupons. */
export const OffersStrip = ({
  labels,
  onOpen,
}: {
  labels: StorePage['labels'];
  onOpen: () => void;
}) => {
  const t = useT();
  return (
    <button type="button" className="shop-offers" onClick={onOpen}>
      <span className="shop-offers__labels">
        {labels.length === 0 && (
          <span className="shop-offers__label shop-offers__label--plain">
            {t('shop.offersAny')}
          </span>
        )}
        {labels.map(({ name, tone }) => (
          <span key={name} className={`shop-offers__label shop-offers__label--${tone}`}>
            {name}
          </span>
        ))}
      </span>
      <span className="shop-offers__all">
        {t('shop.offers')}
        <Icon name="next" size={16} />
      </span>
    </button>
  );
};
