import { useEffect } from 'react';
import { saleCount } from '#shared/format/sale-count.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { noteEvent } from '../../../../lib/track/note-event.ts';
import { Button } from '../../../../ui/button.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../../ui/price.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { dishPrice } from '../dish-price.ts';
import type { Dish, Menu, StorePage } from '../model.ts';
import { useDishChoice } from '../use-dish-choice.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { choiceWords, money } from '../../../../domain/cart/cart-words.ts';
import { DishFacts } from './dish-facts.tsx';
import { DishReviews } from './dish-reviews.tsx';
import { MayContain } from '../../../../domain/store-page/may-contain.tsx';
import { OptionGroup } from './option-group.tsx';

type Choice = ReturnType<typeof useDishChoice>;

const Head = ({ dish }: { dish: Dish }) => {
  const t = useT();
  const cost = dishPrice(dish);
  return (
    <div className="dish-sheet__head">
      <p className="dish-sheet__name">{dish.productName}</p>
      <p className="dish__tags">
        {dish.tags.map((tag) => (
          <span key={tag} className="tag tag--quiet">
            {tag}
          </span>
        ))}
        {cost.left !== null && !dish.sellout && (
          <span className="tag tag--warn">{t('shop.left', { count: cost.left })}</span>
        )}
        {cost.limit !== null && (
          <span className="tag tag--warn">{t('shop.limit', { count: cost.limit })}</span>
        )}
        {dish.saleQtyTotal > 0 && (
          <span className="dish__sold num">
            {t('shop.sold', { text: saleCount(dish.saleQtyTotal) })}
          </span>
        )}
      </p>
      <p className="dish__price">
        <Price value={cost.now} />
        {cost.isFrom && <span className="dish__from">{t('shop.from')}</span>}
        {cost.was !== null && <WasPrice value={cost.was} label={t('shop.was')} />}
      </p>
      {dish.description !== '' && <p className="dish-sheet__about">{dish.description}</p>}
      {dish.alcoholPercent > 0 && (
        <p className="alert alert--calm">{t('shop.alcohol', { percent: dish.alcoholPercent })}</p>
      )}
    </div>
  );
};

const Skus = ({ choice: { product, selection, setSelection } }: { choice: Choice }) => {
  const t = useT();
  if (!product.multiSku) return null;
  return (
    <fieldset className="pick">
      <legend className="pick__legend">
        <span className="pick__name">{t('shop.sku')}</span>
        <span className="tag tag--warn">{t('shop.required')}</span>
        <span className="pick__rule">{t('shop.pickOne')}</span>
      </legend>
      <div className="pick__values">
        {product.defaultSkus.map((sku) => (
          <button
            key={sku.skuId}
            type="button"
            className="pick__value"
            aria-pressed={selection.sku?.skuId === sku.skuId}
            disabled={sku.storeStock === 0}
            onClick={() => setSelection({ ...selection, sku })}
          >
            <span>{sku.skuName}</span>
            <span className="pick__more num">
              {sku.storeStock === 0 ? t('shop.optionOut') : money(sku.skuPrice)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};

const Foot = ({ dish, choice, onAdd }: { dish: Dish; choice: Choice; onAdd: () => void }) => {
  const t = useT();
  if (dish.sellout)
    return (
      <Button isBlock isDisabled>
        {t('shop.soldOut')}
      </Button>
    );
  const { quantity, least, most, setQuantity, totalCents, refusal } = choice;
  return (
    <div className="dish-sheet__foot">
      {least > 1 && <p className="dish-sheet__least">{t('shop.minimum', { count: least })}</p>}
      <Stepper
        value={quantity}
        least={least}
        most={most}
        label={t('shop.quantity')}
        lessLabel={t('shop.quantityLess')}
        moreLabel={t('shop.quantityMore')}
        onChange={setQuantity}
      />
      <Button isBlock onPress={onAdd}>
        {refusal === null && totalCents !== null
          ? `${t('shop.addToCart')} · ${money(totalCents)}`
          : t('shop.addToCart')}
      </Button>
    </div>
  );
};

type Props = { store: StorePage; menu: Menu; cart: StoreCart; dish: Dish; onClose: () => void };

/** One dish: its sizes and options, what it costs so, and the way into the cart. */
export const DishSheet = ({ store, menu, cart, dish, onClose }: Props) => {
  const t = useT();
  const choice = useDishChoice(dish, menu, cart);
  const { productId } = dish;
  useEffect(() => {
    noteEvent('ProductDetail', { storeId: store.id, productId });
  }, [store.id, productId]);
  const handleAdd = (): void => {
    if (choice.refusal !== null) {
      notify(choiceWords(choice.refusal, t));
      return;
    }
    if (choice.choice !== null && cart.actions.addChoice(choice.choice, choice.quantity)) onClose();
  };
  return (
    <Sheet
      title={dish.productName}
      onClose={onClose}
      cover={<Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1.9} width={390} isEager />}
      foot={<Foot dish={dish} choice={choice} onAdd={handleAdd} />}
    >
      <Head dish={dish} />
      <Skus choice={choice} />
      {choice.product.storeHighProps.map((prop) => (
        <OptionGroup
          key={prop.highPropId}
          prop={prop}
          props={choice.selection.props}
          onChange={(props) => choice.setSelection({ ...choice.selection, props })}
        />
      ))}
      <DishFacts storeId={store.id} dish={dish} sku={choice.selection.sku} />
      <MayContain allergens={dish.allergens} />
      <DishReviews storeId={store.id} productId={productId} />
    </Sheet>
  );
};
