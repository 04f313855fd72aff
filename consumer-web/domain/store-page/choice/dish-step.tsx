import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { hasChoices } from './dish-price.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { outWords } from './out-words.ts';
import type { CartActions } from '../../cart/use-cart-actions.ts';

type Props = {
  dish: MenuProductRow;
  pieces: number;
  actions: CartActions;
  onOpen: (dish: MenuProductRow) => void;
};

/** Puts a dish into the cart and takes it out again; a dish with choices opens first. */
export const DishStep = ({ dish, pieces, actions, onOpen }: Props) => {
  const t = useT();
  const { productName: name } = dish;
  if (dish.sellout) return <span className="step__out">{outWords(dish, t)}</span>;
  if (hasChoices(dish)) {
    return (
      <button type="button" className="step__choose" onClick={() => onOpen(dish)}>
        <span>{t('shop.choose')}</span>
        <span className="unseen">{name}</span>
        {pieces > 0 && <span className="step__badge num">{pieces}</span>}
      </button>
    );
  }
  return (
    <div className="step">
      {pieces > 0 && (
        <button
          type="button"
          className="step__button step__button--less"
          aria-label={t('shop.less', { name })}
          onClick={() => actions.less(dish)}
        >
          <span>
            <Icon name="minus" size={16} />
          </span>
        </button>
      )}
      {pieces > 0 && (
        <span className="step__count num" aria-live="polite">
          {pieces}
        </span>
      )}
      <button
        type="button"
        className="step__button"
        aria-label={t('shop.add', { name })}
        onClick={() => actions.add(dish)}
      >
        <span>
          <Icon name="plus" size={16} />
        </span>
      </button>
    </div>
  );
};
