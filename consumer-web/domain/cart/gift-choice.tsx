import './gift-line.css';
import { useT } from '../../lib/i18n.ts';
import type { ShopName } from '../shop.ts';
import { changeCart, currentCart } from './cart-store.ts';
import type { GiftChoice } from './gift-choices.ts';

type Props = { choice: GiftChoice; onPick: (productId: string) => void };

const Choice = ({ choice: { buyGiftId, picked, gifts }, onPick }: Props) => {
  const t = useT();
  return (
    <fieldset className="gift-choice" data-testid="gift-choice">
      <legend className="gift-choice__title">{t('cart.giftPick')}</legend>
      {gifts.map(({ id, name, left }) => (
        <label key={id} className="gift-choice__one">
          <input
            type="radio"
            name={`gift-${buyGiftId}`}
            value={id}
            checked={id === picked}
            disabled={left === 0}
            onChange={() => onPick(id)}
          />
          <span>{name}</span>
          {Number.isFinite(left) && (
            <span className="gift-line__note num">
              {left > 0 ? t('cart.giftLeft', { count: left }) : t('cart.giftNone')}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
};

/** The gifts that the guest may pick of; the pick is kept with the cart (decision H9). */
export const GiftChoices = ({
  shop,
  choices,
}: {
  shop: ShopName;
  choices: readonly GiftChoice[];
}) =>
  choices.map((choice) => (
    <Choice
      key={choice.buyGiftId}
      choice={choice}
      onPick={(productId) =>
        changeCart(shop, {
          pickedGifts: { ...currentCart(shop)?.pickedGifts, [choice.buyGiftId]: productId },
        })
      }
    />
  ));
