import '../../../../domain/store-page/choice/choice.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { twoItemHint } from '#shared/cart/two-item-hint.ts';
import type { StorePage } from '../../../../domain/cart/cart-shop.ts';
import { money } from '../../../../domain/cart/cart-words.ts';
import { ProductReviews } from '../../../../domain/reviews/product-reviews.tsx';
import { marketStoreReviews } from '../../../../domain/reviews/stores/market.ts';
import { ChoiceGroups, ChoiceHead } from '../../../../domain/store-page/choice/choice-sheet.tsx';
import { dishPrice } from '../../../../domain/store-page/choice/dish-price.ts';
import type { useChoice } from '../../../../domain/store-page/choice/use-choice.ts';
import { MayContain } from '../../../../domain/store-page/may-contain.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { Facts } from '../../../../ui/card.tsx';
import { reviewsPath } from '../goods-path.ts';
import type { Goods } from '../model.ts';
import { BuyGifts } from '../offers/buy-gifts.tsx';
import { goodsQuery, stockQuery } from '../queries.ts';
import { useLookedAt } from '../use-looked-at.ts';

type Choice = ReturnType<typeof useChoice>;

/** Fewer pieces of a size than this are named. */
const FEW = 10;

/** What two pieces cost, where that reaches what the store wants of an order (decision G10). */
const TwoItems = ({ goods, store }: { goods: Goods; store: StorePage }) => {
  const t = useT();
  const cost = dishPrice(goods);
  const two = twoItemHint({
    price: cost.now,
    isDiscounted: cost.was !== null,
    twoItemHintThreshold: null,
    sendPrice: store.sendPrice,
  });
  return two === null ? null : (
    <p className="mk-hint">{t('cart.twoItemHint', { amount: money(two).slice(1) })}</p>
  );
};

type FactsProps = { storeId: string; goods: Goods; choice: Choice };

/** What a product is, weighs and how many are left of the size that is chosen. */
const GoodsFacts = ({
  storeId,
  goods,
  choice: {
    selection: { sku },
  },
}: FactsProps) => {
  const t = useT();
  const { productId, goods: facts } = goods;
  const { data: detail } = useQuery(goodsQuery(storeId, productId));
  const { data: stock } = useQuery({
    ...stockQuery(storeId, productId, sku?.skuId ?? ''),
    enabled: sku !== null,
  });
  const ingredients = detail?.ingredients ?? [];
  const row = (isShown: boolean, name: string, value: string) =>
    isShown ? [[name, value] as const] : [];
  const rows = [
    ...row(
      facts !== undefined && facts.brandName !== '',
      t('mkStore.brand'),
      facts?.brandName ?? '',
    ),
    ...row(facts !== undefined && facts.unit !== '', t('mkStore.unit'), facts?.unit ?? ''),
    ...row(
      sku !== null && sku.weight > 0,
      t('shop.weight'),
      t('shop.weightValue', { kg: sku?.weight ?? 0 }),
    ),
    ...row(
      facts !== undefined && facts.volume > 0,
      t('mkStore.volume'),
      t('mkStore.volumeValue', { litres: facts?.volume ?? 0 }),
    ),
    ...row(ingredients.length > 0, t('shop.ingredients'), ingredients.join(' · ')),
  ];
  return (
    <>
      {stock !== undefined && stock > 0 && stock < FEW && (
        <p className="mk-hint" role="status">
          {t('mkStore.left', { count: stock })}
        </p>
      )}
      {rows.length > 0 && <Facts rows={rows} />}
    </>
  );
};

type Props = {
  store: StorePage;
  goods: Goods;
  choice: Choice;
  /** Below what is chosen, where the way into the cart is not at the foot of a sheet. */
  children?: ReactNode;
};

/** A product, to choose from and to read about: the same in its sheet and on its page. */
export const GoodsBody = ({ store, goods, choice, children }: Props) => {
  const t = useT();
  const { productId, allergens } = goods;
  useLookedAt(store.id, productId);
  return (
    <>
      <ChoiceHead row={goods} />
      <TwoItems goods={goods} store={store} />
      <BuyGifts storeId={store.id} productId={productId} />
      <ChoiceGroups choice={choice} />
      {children}
      <GoodsFacts storeId={store.id} goods={goods} choice={choice} />
      {allergens !== null && <MayContain allergens={allergens} />}
      <ProductReviews
        stores={marketStoreReviews}
        storeId={store.id}
        productId={productId}
        allPath={reviewsPath(store.id, productId)}
        emptyText={t('shop.reviewsNone')}
      />
    </>
  );
};
