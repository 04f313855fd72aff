import './gift-line.css';
import { useT } from '../../lib/i18n.ts';

export type Gift = { name: string; quantity: number; wanted: number };

/** A gift of an order: it is free, and as much of it as is left (decision H10). */
export const GiftLine = ({ gift: { name, quantity, wanted } }: { gift: Gift }) => {
  const t = useT();
  return (
    <li className="gift-line" data-testid="gift-line">
      <span className="tag tag--deal">{t('cart.gift')}</span>
      <span>
        {name} <span className="num">×{quantity}</span>
      </span>
      {quantity < wanted && (
        <span className="gift-line__note num">
          {t(quantity > 0 ? 'cart.giftShort' : 'cart.giftGone', { count: quantity, wanted })}
        </span>
      )}
    </li>
  );
};
