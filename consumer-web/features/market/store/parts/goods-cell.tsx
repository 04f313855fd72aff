import { memo } from 'react';
import { needsAlcoholAge } from '#shared/validate/needs-alcohol-age.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import type { CartActions } from '../../../../domain/cart/use-cart-actions.ts';
import { dishPrice, type DishPrice } from '../../../../domain/store-page/choice/dish-price.ts';
import { DishStep } from '../../../../domain/store-page/choice/dish-step.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../../ui/price.tsx';
import { goodsPath } from '../goods-path.ts';
import type { Goods } from '../model.ts';

/** The facts below a product's name, the most important first; what does not fit is cut. */
const Notes = ({ goods, cost }: { goods: Goods; cost: DishPrice }) => {
  const t = useT();
  return (
    <p className="mk-cell__notes">
      {needsAlcoholAge(goods.alcoholPercent) && (
        <span className="tag tag--bad">
          {t('shop.alcoholShort', { percent: goods.alcoholPercent })}
        </span>
      )}
      {cost.left !== null && !goods.sellout && (
        <span className="tag tag--warn">{t('mkStore.left', { count: cost.left })}</span>
      )}
      {cost.limit !== null && (
        <span className="tag tag--warn">{t('mkStore.limit', { count: cost.limit })}</span>
      )}
      {goods.goods?.isFresh === true && <span className="tag tag--good">{t('mkStore.fresh')}</span>}
      {goods.tags.map((tag) => (
        <span key={tag} className="tag tag--quiet">
          {tag}
        </span>
      ))}
    </p>
  );
};

type Props = {
  storeId: string;
  goods: Goods;
  pieces: number;
  actions: CartActions;
  onChoose: (goods: Goods) => void;
};

/** A product on the shelf; all of it leads to its page, but for the buttons on its picture. */
export const GoodsCell = memo(({ storeId, goods, pieces, actions, onChoose }: Props) => {
  const t = useT();
  const cost = dishPrice(goods);
  return (
    <article className={`mk-cell${goods.sellout ? ' mk-cell--out' : ''}`}>
      <div className="mk-cell__picture">
        <Picture src={pictureUrl(goods.imgUrl)} alt="" ratio={1} width={200} />
      </div>
      <h3 className="mk-cell__name">
        <Link className="mk-cell__open" to={goodsPath(storeId, goods.productId)}>
          {goods.productName}
        </Link>
      </h3>
      <Notes goods={goods} cost={cost} />
      <p className="dish__price mk-cell__price">
        <Price value={cost.now} size="s" />
        {cost.isFrom && <span className="dish__from">{t('shop.from')}</span>}
        {cost.was === null &&
          !cost.isFrom &&
          goods.goods !== undefined &&
          goods.goods.unit !== '' && (
            <span className="mk-cell__unit">
              {t('mkStore.perUnit', { unit: goods.goods.unit })}
            </span>
          )}
        {cost.was !== null && <WasPrice value={cost.was} label={t('shop.was')} />}
      </p>
      <div className="mk-cell__step">
        <DishStep dish={goods} pieces={pieces} actions={actions} onOpen={onChoose} />
      </div>
    </article>
  );
});
GoodsCell.displayName = 'GoodsCell';
