import { useState } from 'react';
import type { CartShop, StorePage } from '../cart/cart-shop.ts';
import { laterSheet, useLoadEarly } from '../../lib/navigation/later-sheet.tsx';
import { OffersStrip } from './offers-strip.tsx';

const OffersSheet = laterSheet(
  async () => (await import('./offers/offers-sheet.tsx')).OffersSheet,
  'find',
);

/** What a store has on: in a line, which opens all of it. */
export const StoreOffers = ({ store, shop }: { store: StorePage; shop: CartShop }) => {
  const [isOpen, setIsOpen] = useState(false);
  useLoadEarly(OffersSheet);
  return (
    <>
      <OffersStrip labels={store.labels} onOpen={() => setIsOpen(true)} />
      {isOpen && <OffersSheet shop={shop} onClose={() => setIsOpen(false)} />}
    </>
  );
};
