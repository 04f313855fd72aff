import { memo } from 'react';
import { saleCount } from '#shared/format/sale-count.ts';
import { needsAlcoholAge } from '#shared/validate/needs-alcohol-age.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../../ui/price.tsx';
import { dishPrice, type DishPrice } from '../../../../domain/store-page/choice/dish-price.ts';
import type { Dish } from '../model.ts';
import type { CartActions } from '../../../../domain/cart/use-cart-actions.ts';
import { LaterTag } from '../../../../domain/store-page/choice/later-tag.tsx';
import { DishStep } from '../../../../domain/store-page/choice/dish-step.tsx';

/** The facts below a dish's name, the most important first; what does not fit is cut. */
const Notes = ({ dish, cost }: { dish: Dish; cost: DishPrice }) => {
  const t = useT();
  return (
    <>
      <span className="dish__tags">
        {needsAlcoholAge(dish.alcoholPercent) && (
          <span className="tag tag--bad">
            {t('shop.alcoholShort', { percent: dish.alcoholPercent })}
          </span>
        )}
        <LaterTag saleHours={dish.saleHours} />
        {dish.saleHours && <span className="tag tag--neutral num">{dish.saleHours.words}</span>}
        {cost.left !== null && !dish.sellout && (
          <span className="tag tag--warn">{t('shop.left', { count: cost.left })}</span>
        )}
        {cost.limit !== null && (
          <span className="tag tag--warn">{t('shop.limit', { count: cost.limit })}</span>
        )}
        {dish.tags.map((tag) => (
          <span key={tag} className="tag tag--quiet">
            {tag}
          </span>
        ))}
        {dish.saleQtyTotal > 0 && (
          <span className="dish__sold num">
            {t('shop.sold', { text: saleCount(dish.saleQtyTotal) })}
          </span>
        )}
      </span>
      <span className="dish__about">{dish.description}</span>
    </>
  );
};

type Props = { dish: Dish; pieces: number; actions: CartActions; onOpen: (dish: Dish) => void };

/** A dish of the menu; all of it opens the dish, but for its own buttons. */
export const DishRow = memo(({ dish, pieces, actions, onOpen }: Props) => {
  const t = useT();
  const cost = dishPrice(dish);
  return (
    <article className={`dish${dish.sellout ? ' dish--out' : ''}`}>
      <div className="dish__picture">
        <Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1} width={180} />
      </div>
      <div className="dish__body">
        <h3 className="dish__title">
          <button type="button" className="plain dish__open" onClick={() => onOpen(dish)}>
            {dish.productName}
          </button>
        </h3>
        <div className="dish__notes">
          <Notes dish={dish} cost={cost} />
        </div>
        <div className="dish__foot">
          <p className="dish__price">
            <Price value={cost.now} size="s" />
            {cost.isFrom && <span className="dish__from">{t('shop.from')}</span>}
            {cost.was !== null && <WasPrice value={cost.was} label={t('shop.was')} />}
          </p>
          <DishStep dish={dish} pieces={pieces} actions={actions} onOpen={onOpen} />
        </div>
      </div>
    </article>
  );
});
DishRow.displayName = 'DishRow';
