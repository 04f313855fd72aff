import { useDeferredValue, useMemo } from 'react';
import { offeredWay } from '#shared/cart/delivery-mode.ts';
import { client } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { usePlace } from '../place/place.ts';
import { giftsOf, type Menu } from './cart-menu.ts';
import { giftChoices, usablePicks } from './gift-choices.ts';
import { piecesByProduct } from './cart-pieces.ts';
import { deliveryTerms, priceOf, serviceFeesOf, wayTo } from './cart-price.ts';
import type { CartShop, StorePage } from './cart-shop.ts';
import { useKeptCart } from './cart-store.ts';
import { mallCouponsIn, useMallCoupons } from './mall-coupons.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useUndo } from './use-undo.ts';

/** The cart of a shop's page: what is in it, what it costs, and every change of it through the rules of `shared/cart`. */
export const useStoreCart = (shop: CartShop, store: StorePage, menu: Menu) => {
  const kept = useKeptCart(shop);
  const { lat, lon } = usePlace((state) => state.spot);
  const isLoggedIn = useSession((state) => state.token !== null);
  const { held } = useMallCoupons(shop);
  const { undo, setUndo, takeBack } = useUndo(shop, menu);
  const way = offeredWay(kept?.way ?? 'delivery', store);
  const lines = kept?.lines;
  const picks = kept?.pickedGifts;
  // a tap shows its piece at once; what the whole costs then follows in the next frame
  const settled = useDeferredValue(lines);
  const terms = useMemo(
    () => deliveryTerms({ shop, menu, way: wayTo('delivery', store, { lat, lon }) }, store),
    [shop, menu, store, lat, lon],
  );
  const priced = useMemo(
    () =>
      priceOf(
        {
          shop,
          menu,
          lines: settled ?? [],
          way: wayTo(way, store, { lat, lon }),
          isLoggedIn,
          more: {
            pickedGifts: usablePicks(settled ?? [], picks, menu),
            chosenOffers: mallCouponsIn(settled ?? [], held).map(({ offer }) => offer),
          },
        },
        store,
        client.now(),
      ),
    [shop, menu, settled, picks, held, way, store, lat, lon, isLoggedIn],
  );
  const actions = useCartActions({ shop, store, menu }, setUndo);
  const pieces = useMemo(() => piecesByProduct(lines ?? []), [lines]);
  return {
    ...priced,
    shop,
    menu,
    lines: lines ?? [],
    pricedLines: priced.lines,
    terms,
    gifts: giftsOf(priced.quote, menu),
    giftChoices: giftChoices(lines ?? [], picks, menu),
    mallCoupons: held,
    serviceFees: serviceFeesOf(store, way),
    names: kept?.names ?? {},
    way,
    pieces,
    undo,
    takeBack,
    actions,
  };
};
export type StoreCart = ReturnType<typeof useStoreCart>;
