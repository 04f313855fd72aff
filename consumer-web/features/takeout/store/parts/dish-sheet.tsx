import { useEffect } from 'react';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { noteEvent } from '../../../../lib/track/note-event.ts';
import type { Dish, Menu, StorePage } from '../model.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { ChoiceSheet } from '../../../../domain/store-page/choice/choice-sheet.tsx';
import { DishFacts } from './dish-facts.tsx';
import { ProductReviews } from '../../../../domain/reviews/product-reviews.tsx';
import { takeoutStoreReviews } from '../../../../domain/reviews/stores/takeout.ts';
import { MayContain } from '../../../../domain/store-page/may-contain.tsx';

type Props = { store: StorePage; menu: Menu; cart: StoreCart; dish: Dish; onClose: () => void };

/** One dish, to choose from and to read about. */
export const DishSheet = ({ store, menu, cart, dish, onClose }: Props) => {
  const { productId } = dish;
  useEffect(() => {
    noteEvent('ProductDetail', { storeId: store.id, productId });
  }, [store.id, productId]);
  return (
    <ChoiceSheet row={dish} menu={menu} cart={cart} onClose={onClose}>
      {(sku) => (
        <>
          <DishFacts storeId={store.id} dish={dish} sku={sku} />
          <MayContain allergens={dish.allergens} />
          <ProductReviews
            stores={takeoutStoreReviews}
            storeId={store.id}
            productId={productId}
            allPath={href(consumerRoutes.productReviews, { id: store.id, productId })}
          />
        </>
      )}
    </ChoiceSheet>
  );
};
