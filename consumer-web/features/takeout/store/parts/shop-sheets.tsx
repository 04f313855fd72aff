import { Suspense } from 'react';
import { CartSheet } from '../../../../domain/cart/cart-sheet.tsx';
import type { Renewal } from '../../../../domain/cart/use-renewal.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { later } from '../../../../domain/store/later.ts';
import type { Dish } from '../model.ts';
import type { Diet } from '../use-diet.ts';
import { DietSheet } from './diet-sheet.tsx';
import { SearchSheet } from './search-sheet.tsx';

const OffersSheet = later(async () => (await import('./offers-sheet.tsx')).OffersSheet);

export type ShopSheet = 'cart' | 'offers' | 'search' | 'diet';
type Props = {
  sheet: ShopSheet;
  storeId: string;
  diet: Diet;
  cart: StoreCart;
  renewal: Renewal;
  onOpenDish: (dish: Dish) => void;
  onClose: () => void;
};

/** The sheet that is open over a store's page. */
export const ShopSheets = ({ sheet, storeId, diet, cart, renewal, onOpenDish, onClose }: Props) => {
  if (sheet === 'offers')
    return (
      <Suspense>
        <OffersSheet storeId={storeId} onClose={onClose} />
      </Suspense>
    );
  if (sheet === 'search')
    return (
      <SearchSheet
        storeId={storeId}
        diet={diet}
        cart={cart}
        onOpen={onOpenDish}
        onClose={onClose}
      />
    );
  if (sheet === 'diet') return <DietSheet diet={diet} onClose={onClose} />;
  const checkout = (): void => {
    onClose();
    renewal.checkout();
  };
  return <CartSheet cart={cart} renewal={{ ...renewal, checkout }} onClose={onClose} />;
};
