import { useEffect, useState } from 'react';
import { putBack } from '#shared/cart/put-back.ts';
import { useT } from '../../lib/i18n.ts';
import { announce } from '../../lib/notice.ts';
import type { Shop } from '../shop.ts';
import { namesOf, type Menu } from './cart-menu.ts';
import { changeCart, currentCart } from './cart-store.ts';
import type { Undo } from './use-cart-actions.ts';

/** How long a change can be taken back. */
const UNDO_MS = 6000;

/** What left the cart of a shop last, for a while, and the way to take that back. */
export const useUndo = (shop: Shop, menu: Menu) => {
  const t = useT();
  const [undo, setUndo] = useState<Undo | null>(null);
  useEffect(() => {
    if (undo === null) return;
    const timer = setTimeout(() => {
      setUndo(null);
    }, UNDO_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [undo]);
  const takeBack = (): void => {
    const cart = currentCart(shop);
    if (undo === null || cart === null) return;
    const lines = putBack(cart.lines, undo.gone);
    changeCart(shop, { lines, names: namesOf(lines, menu, { ...undo.names, ...cart.names }) });
    announce(t('shop.cartUndo'));
    setUndo(null);
  };
  return { undo, setUndo, takeBack };
};
