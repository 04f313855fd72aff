import { useEffect, useMemo, useState } from 'react';
import type { Cart, CartChoice } from '#shared/cart/cart-choice.ts';
import type { Way } from '#shared/cart/delivery-mode.ts';
import { removeFromCart, type GoneLine, type Lowered } from '#shared/cart/remove-from-cart.ts';
import { setQuantity } from '#shared/cart/set-quantity.ts';
import { cartChoice, defaultSelection } from '#shared/cart/sku-choice.ts';
import { newestLine } from '#shared/cart/stepper.ts';
import { takesOrders } from '#shared/cart/store-bar.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import { client } from '../../lib/api/api.ts';
import { useT, type T } from '../../lib/i18n.ts';
import { noteEvent } from '../../lib/track/note-event.ts';
import { notify } from '../../lib/notice.ts';
import type { Shop } from '../shop.ts';
import { namesOf, withOptions, withProduct, type Menu } from './cart-menu.ts';
import { addPieces } from './cart-pieces.ts';
import type { CartName } from './cart-schema.ts';
import type { StorePage } from './cart-shop.ts';
import { changeCart, currentCart } from './cart-store.ts';
import { refusalWords } from './cart-words.ts';

/** What left the cart, and can come back. */
export type Undo = {
  gone: readonly GoneLine[];
  text: string;
  names: Readonly<Record<string, CartName>>;
};

/** What the actions work on, as it is now. */
type Present = { shop: Shop; store: StorePage; menu: Menu; t: T };
type Context = { now: () => Present; setUndo: (undo: Undo | null) => void };

const linesOf = ({ shop }: Present): Cart => currentCart(shop)?.lines ?? [];

const keptNames = ({ shop }: Present): Undo['names'] => currentCart(shop)?.names ?? {};

const put = (present: Present, lines: Cart): void => {
  changeCart(present.shop, { lines, names: namesOf(lines, present.menu, keptNames(present)) });
};

/** Lowers the pieces; a line below its minimum is removed, with an undo. */
const lower = (
  { now, setUndo }: Context,
  result: Lowered | { ok: false; reason: 'notInCart' },
): void => {
  if (!result.ok) return;
  const names = keptNames(now());
  put(now(), result.cart);
  if (result.belowMinimum !== null)
    setUndo({
      gone: result.gone,
      names,
      text: now().t('cart.notice.belowMinimum', { minimum: result.belowMinimum }),
    });
};

/** Whether the pieces went in; a refusal is shown. */
const addChoice = (
  { now, setUndo }: Context,
  { choice, quantity, row }: { choice: CartChoice; quantity: number; row: MenuProductRow },
): boolean => {
  const { store, menu, t } = now();
  const added = addPieces(linesOf(now()), choice, {
    quantity,
    now: client.now(),
    takesOrders: takesOrders(store),
  });
  if (!added.ok) {
    notify(refusalWords(added, t));
    return false;
  }
  put({ ...now(), menu: withProduct(menu, row) }, added.cart);
  noteEvent('AddToShoppingCart', { storeId: store.id, productId: choice.productId, quantity });
  setUndo(null);
  if (added.notice !== null) notify(t('cart.notice.storeClosed'));
  return true;
};

const actionsIn = (context: Context) => {
  const { now, setUndo } = context;
  return {
    /** Pieces of what was chosen of a product. */
    addChoice: (choice: CartChoice, quantity: number, row: MenuProductRow): boolean =>
      addChoice(context, { choice, quantity, row }),
    /** One piece of a product that has nothing to choose. */
    add: (row: MenuProductRow): void => {
      const product = withOptions(row, now().menu);
      const { sku, props } = defaultSelection(product);
      if (sku !== null)
        addChoice(context, { choice: cartChoice(product, sku, props), quantity: 1, row });
    },
    /** One piece less of what was chosen of a product last. */
    less: ({ productId }: MenuProductRow): void => {
      const lines = linesOf(now());
      const line = newestLine(lines, productId);
      if (line !== null) lower(context, removeFromCart(lines, line.uuid, client.now()));
    },
    setQuantity: (uuid: string, quantity: number): void => {
      const result = setQuantity(linesOf(now()), uuid, { quantity, now: client.now() });
      if (result.ok) lower(context, result);
      else notify(refusalWords(result, now().t));
    },
    clear: (): void => {
      const gone = linesOf(now()).map((line, index) => ({ index, line }));
      const names = keptNames(now());
      put(now(), []);
      setUndo({ gone, names, text: now().t('shop.cartCleared') });
    },
    setWay: (way: Way): void => {
      changeCart(now().shop, { way });
    },
  };
};
export type CartActions = ReturnType<typeof actionsIn>;

/** A value that functions read when they run, not when they are made. */
const holder = <V>(first: V) => {
  let current = first;
  return {
    get: (): V => current,
    set: (next: V): void => {
      current = next;
    },
  };
};

/** The functions that change the cart, the same ones as long as the page is open: rows that hold them are not rendered again. */
export const useCartActions = (
  { shop, store, menu }: Omit<Present, 't'>,
  setUndo: Context['setUndo'],
): CartActions => {
  const t = useT();
  const [latest] = useState(() => holder<Present>({ shop, store, menu, t }));
  useEffect(() => {
    latest.set({ shop, store, menu, t });
  }, [latest, shop, store, menu, t]);
  return useMemo(() => actionsIn({ now: latest.get, setUndo }), [latest, setUndo]);
};
