import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import type { Dish } from '../model.ts';
import type { Diet } from '../use-diet.ts';
import { DietSheet } from './diet-sheet.tsx';
import { SearchSheet } from './search-sheet.tsx';

export type ShopSheet = 'search' | 'diet';
type Props = {
  sheet: ShopSheet;
  storeId: string;
  diet: Diet;
  cart: StoreCart;
  onOpenDish: (dish: Dish) => void;
  onClose: () => void;
};

/** The sheet that is open over a store's menu. */
export const ShopSheets = ({ sheet, storeId, diet, cart, onOpenDish, onClose }: Props) =>
  sheet === 'diet' ? (
    <DietSheet diet={diet} onClose={onClose} />
  ) : (
    <SearchSheet storeId={storeId} diet={diet} cart={cart} onOpen={onOpenDish} onClose={onClose} />
  );
