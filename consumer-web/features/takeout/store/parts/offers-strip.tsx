import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import type { StorePage } from '../model.ts';

/** What the store has on, in a line; opens the list of all of it. */
export const OffersStrip = ({
  labels,
  onOpen,
}: {
  labels: StorePage['labels'];
  onOpen: () => void;
}) => {
  const t = useT();
  if (labels.length === 0) return null;
  return (
    <button type="button" className="shop-offers" onClick={onOpen}>
      <span className="shop-offers__labels">
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
