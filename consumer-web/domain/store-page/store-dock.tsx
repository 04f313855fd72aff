import { useState } from 'react';
import { CartBar } from '../cart/cart-bar.tsx';
import { ChangesSheet } from '../cart/cart-changes-sheet.tsx';
import type { StorePage } from '../cart/cart-shop.ts';
import type { Renewal } from '../cart/use-renewal.ts';
import type { StoreCart } from '../cart/use-store-cart.ts';
import { laterSheet, useLoadEarly } from '../../lib/navigation/later-sheet.tsx';

const CartSheet = laterSheet(async () => (await import('../cart/cart-sheet.tsx')).CartSheet);

type Props = { store: StorePage; cart: StoreCart; renewal: Renewal };

/** The cart at the foot of a page of a store: its bar, the sheet that it opens, and what the store changed in it. */
export const StoreDock = ({ store, cart, renewal }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  useLoadEarly(CartSheet);
  const handleClose = (): void => {
    setIsOpen(false);
  };
  const checkout = (): void => {
    handleClose();
    renewal.checkout();
  };
  return (
    <>
      <CartBar store={store} cart={cart} renewal={renewal} onOpen={() => setIsOpen(true)} />
      {isOpen && <CartSheet cart={cart} renewal={{ ...renewal, checkout }} onClose={handleClose} />}
      <ChangesSheet renewal={renewal} />
    </>
  );
};
