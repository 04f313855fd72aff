import './choice.css';
import '../../cart/step.css';
import type { ReactNode } from 'react';
import type { SkuSelection } from '#shared/cart/product-options.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { saleCount } from '#shared/format/sale-count.ts';
import { needsAlcoholAge } from '#shared/validate/needs-alcohol-age.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../ui/price.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Menu } from '../../cart/cart-menu.ts';
import { choiceWords, money } from '../../cart/cart-words.ts';
import type { StoreCart } from '../../cart/use-store-cart.ts';
import { outWords } from './out-words.ts';
import { dishPrice } from './dish-price.ts';
import { LaterTag } from './later-tag.tsx';
import { OptionGroup } from './option-group.tsx';
import { useChoice } from './use-choice.ts';

type Choice = ReturnType<typeof useChoice>;

/** A product's name, what it costs, and what there is to know before one chooses. */
export const ChoiceHead = ({ row }: { row: MenuProductRow }) => {
  const t = useT();
  const cost = dishPrice(row);
  return (
    <div className="dish-sheet__head">
      <p className="dish-sheet__name">{row.productName}</p>
      <p className="dish__tags">
        {row.tags.map((tag) => (
          <span key={tag} className="tag tag--quiet">
            {tag}
          </span>
        ))}
        <LaterTag saleHours={row.saleHours} />
        {row.saleHours && <span className="tag tag--neutral num">{row.saleHours.words}</span>}
        {cost.left !== null && !row.sellout && (
          <span className="tag tag--warn">{t('shop.left', { count: cost.left })}</span>
        )}
        {cost.limit !== null && (
          <span className="tag tag--warn">{t('shop.limit', { count: cost.limit })}</span>
        )}
        {row.saleQtyTotal > 0 && (
          <span className="dish__sold num">
            {t('shop.sold', { text: saleCount(row.saleQtyTotal) })}
          </span>
        )}
      </p>
      <p className="dish__price">
        <Price value={cost.now} />
        {cost.isFrom && <span className="dish__from">{t('shop.from')}</span>}
        {cost.was !== null && <WasPrice value={cost.was} label={t('shop.was')} />}
      </p>
      {row.description !== '' && <p className="dish-sheet__about">{row.description}</p>}
      {needsAlcoholAge(row.alcoholPercent) && (
        <p className="alert alert--calm">{t('shop.alcohol', { percent: row.alcoholPercent })}</p>
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

/** The sizes and options of a product. */
export const ChoiceGroups = ({ choice }: { choice: Choice }) => (
  <>
    <Skus choice={choice} />
    {choice.product.storeHighProps.map((prop) => (
      <OptionGroup
        key={prop.highPropId}
        prop={prop}
        props={choice.selection.props}
        onChange={(props) => choice.setSelection({ ...choice.selection, props })}
      />
    ))}
  </>
);

type FootProps = {
  row: MenuProductRow;
  choice: Choice;
  cart: StoreCart;
  onAdded: () => void;
};

/** How many, and into the cart. */
export const ChoiceFoot = ({ row, choice, cart, onAdded }: FootProps) => {
  const t = useT();
  const handleAdd = (): void => {
    if (choice.refusal !== null) notify(choiceWords(choice.refusal, t));
    else if (choice.choice !== null && cart.actions.addChoice(choice.choice, choice.quantity, row))
      onAdded();
  };
  if (row.sellout)
    return (
      <Button isBlock isDisabled>
        {outWords(row, t)}
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
      <Button isBlock onPress={handleAdd}>
        {refusal === null && totalCents !== null
          ? `${t('shop.addToCart')} · ${money(totalCents)}`
          : t('shop.addToCart')}
      </Button>
    </div>
  );
};

type Props = {
  row: MenuProductRow;
  menu: Menu;
  cart: StoreCart;
  onClose: () => void;
  /** Below the options, for the size that is chosen. */
  children: (sku: SkuSelection['sku']) => ReactNode;
};

/** One product: its sizes and options, what it costs so, and the way into the cart. */
export const ChoiceSheet = ({ row, menu, cart, onClose, children }: Props) => {
  const choice = useChoice(row, menu, cart);
  return (
    <Sheet
      title={row.productName}
      onClose={onClose}
      cover={<Picture src={pictureUrl(row.imgUrl)} alt="" ratio={1.9} width={390} isEager />}
      foot={<ChoiceFoot row={row} choice={choice} cart={cart} onAdded={onClose} />}
    >
      <ChoiceHead row={row} />
      <ChoiceGroups choice={choice} />
      {children(choice.selection.sku)}
    </Sheet>
  );
};
