import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CartChoice } from '#shared/cart/cart-choice.ts';
import { offeredWay, type Way } from '#shared/cart/delivery-mode.ts';
import { putBack } from '#shared/cart/put-back.ts';
import { removeFromCart, type GoneLine, type Lowered } from '#shared/cart/remove-from-cart.ts';
import { setQuantity } from '#shared/cart/set-quantity.ts';
import { cartChoice, defaultSelection } from '#shared/cart/sku-choice.ts';
import { newestLine } from '#shared/cart/stepper.ts';
import { takesOrders } from '#shared/cart/store-bar.ts';
import { takeoutShop } from '../shop.ts';
import { client } from '../../lib/api/api.ts';
import { namesOf, withOptions } from './cart-menu.ts';
import { deliveryTerms, priceOf, wayTo } from './cart-price.ts';
import { changeCart, currentCart, useKeptCart } from './cart-store.ts';
import { useT } from '../../lib/i18n.ts';
import { announce, notify } from '../../lib/notice.ts';
import { usePlace } from '../place/place.ts';
import { useSession } from '../../lib/session/session.ts';
import { addPieces, piecesByProduct } from './cart-pieces.ts';
import type { MenuProductRow as Dish } from '#shared/contract/consumer/takeout-menu-shapes.ts';
import type { Menu } from './cart-menu.ts';
import type { StorePage } from './cart-queries.ts';
import { refusalWords } from './cart-words.ts';

/** What left the cart, and can come back. */
export type Undo = { gone: readonly GoneLine[]; text: string };

/** The cart of a store's page: what is in it, what it costs, and every change of it through the rules of `shared/cart`. */
export const useStoreCart = (store: StorePage, menu: Menu) => {
  const t = useT();
  const kept = useKeptCart(takeoutShop(store.id));
  const spot = usePlace((state) => state.spot);
  const isLoggedIn = useSession((state) => state.token !== null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const way = offeredWay(kept?.way ?? 'delivery', store);
  const lines = kept?.lines;
  // a tap shows its piece at once; what the whole costs then follows in the next frame
  const settled = useDeferredValue(lines);
  const terms = useMemo(
    () => deliveryTerms(menu, wayTo('delivery', store, { lat: spot.lat, lon: spot.lon }), store),
    [menu, store, spot.lat, spot.lon],
  );
  const priced = useMemo(
    () =>
      priceOf(
        {
          menu,
          lines: settled ?? [],
          way: wayTo(way, store, { lat: spot.lat, lon: spot.lon }),
          isLoggedIn,
        },
        store,
        client.now(),
      ),
    [menu, settled, way, store, spot.lat, spot.lon, isLoggedIn],
  );
  const actions = useActions(store, menu, setUndo);
  useEffect(() => {
    if (undo === null) return;
    const timer = setTimeout(() => {
      setUndo(null);
    }, 6000);
    return () => {
      clearTimeout(timer);
    };
  }, [undo]);
  const takeBack = (): void => {
    const now = currentCart(takeoutShop(store.id));
    if (undo === null || now === null) return;
    const back = putBack(now.lines, undo.gone);
    changeCart(takeoutShop(store.id), { lines: back, names: namesOf(back, menu, now.names) });
    announce(t('shop.cartUndo'));
    setUndo(null);
  };
  const pieces = useMemo(() => piecesByProduct(lines ?? []), [lines]);
  return {
    ...priced,
    lines: lines ?? [],
    pricedLines: priced.lines,
    terms,
    names: kept?.names ?? {},
    way,
    pieces,
    undo,
    takeBack,
    actions,
  };
};
export type StoreCart = ReturnType<typeof useStoreCart>;

/** The functions that change the cart, the same ones as long as the page stands: rows that hold them are not drawn anew. */
const useActions = (store: StorePage, menu: Menu, setUndo: (undo: Undo | null) => void) => {
  const t = useT();
  const latest = useRef({ store, menu, t });
  useEffect(() => {
    latest.current = { store, menu, t };
  }, [store, menu, t]);
  return useMemo(() => {
    const put = (next: Parameters<typeof namesOf>[0]): void => {
      const { store: shop, menu: dishes } = latest.current;
      changeCart(takeoutShop(shop.id), {
        lines: next,
        names: namesOf(next, dishes, currentCart(takeoutShop(shop.id))?.names ?? {}),
      });
    };
    const lower = (result: Lowered | { ok: false; reason: 'notInCart' }): void => {
      if (!result.ok) return;
      put(result.cart);
      if (result.belowMinimum !== null)
        setUndo({
          gone: result.gone,
          text: latest.current.t('cart.notice.belowMinimum', { minimum: result.belowMinimum }),
        });
    };
    const cartNow = () => currentCart(takeoutShop(latest.current.store.id))?.lines ?? [];
    const addChoice = (choice: CartChoice, quantity: number): boolean => {
      const added = addPieces(cartNow(), choice, {
        quantity,
        now: client.now(),
        takesOrders: takesOrders(latest.current.store),
      });
      if (!added.ok) {
        notify(refusalWords(added, latest.current.t));
        return false;
      }
      put(added.cart);
      setUndo(null);
      if (added.notice !== null) notify(latest.current.t('cart.notice.storeClosed'));
      return true;
    };
    return {
      addChoice,
      /** One piece of a dish that has nothing to choose. */
      add: (dish: Dish): void => {
        const product = withOptions(dish, latest.current.menu);
        const { sku, props } = defaultSelection(product);
        if (sku !== null) addChoice(cartChoice(product, sku, props), 1);
      },
      /** One piece less of what was chosen of a dish last. */
      less: (dish: Dish): void => {
        const line = newestLine(cartNow(), dish.productId);
        if (line !== null) lower(removeFromCart(cartNow(), line.uuid, client.now()));
      },
      setQuantity: (uuid: string, quantity: number): void => {
        const result = setQuantity(cartNow(), uuid, { quantity, now: client.now() });
        if (result.ok) lower(result);
        else notify(refusalWords(result, latest.current.t));
      },
      clear: (): void => {
        const gone = cartNow().map((line, index) => ({ index, line }));
        put([]);
        setUndo({ gone, text: latest.current.t('shop.cartCleared') });
      },
      setWay: (way: Way): void => {
        changeCart(takeoutShop(latest.current.store.id), { way });
      },
    };
  }, [setUndo]);
};
export type CartActions = StoreCart['actions'];
