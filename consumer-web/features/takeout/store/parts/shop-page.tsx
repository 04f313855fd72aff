import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { menuQuery } from '../../../../domain/cart/cart-queries.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { Page } from '../../../../ui/page.tsx';
import type { Dish, Menu as MenuData, Poster, StorePage } from '../model.ts';
import { useDiet } from '../use-diet.ts';
import { useFlashWatch } from '../use-flash-watch.ts';
import { useRenewal } from '../../../../domain/cart/use-renewal.ts';
import { useStoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { CartBar } from '../../../../domain/cart/cart-bar.tsx';
import { CartSheet } from '../../../../domain/cart/cart-sheet.tsx';
import { ChangesSheet } from '../../../../domain/cart/cart-changes-sheet.tsx';
import { DietButton, DietLine, NothingFits } from './diet-line.tsx';
import { DietSheet } from './diet-sheet.tsx';
import { DishSheet } from './dish-sheet.tsx';
import { Menu } from './menu.tsx';
import { OffersSheet } from './offers-sheet.tsx';
import { OffersStrip } from './offers-strip.tsx';
import { Posters } from './posters.tsx';
import { Profile } from './profile.tsx';
import { Reviews } from './reviews.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { ShopBar } from './shop-bar.tsx';
import { ShopHead } from './shop-head.tsx';
import { ShopTabs, type ShopTab } from './shop-tabs.tsx';

type Opened = { productId: string; classifyId: string };
type Props = {
  store: StorePage;
  menu: MenuData;
  posters: readonly Poster[];
  opened: Opened;
  /** Said when this is what the device kept: then nothing is decided by it. */ keptNote: ReactNode;
};
type Sheet = 'cart' | 'offers' | 'search' | 'diet' | null;

/** A store that is there: head, offers, menu or profile, and the cart at the foot. */
export const ShopPage = ({ store, menu, posters, opened, keptNote }: Props) => {
  const t = useT();
  const queries = useQueryClient();
  const [tab, setTab] = useState<ShopTab>('order');
  const [sheet, setSheet] = useState<Sheet>(null);
  const [dishId, setDishId] = useState<string | null>(opened.productId || null);
  const cart = useStoreCart(store, menu);
  const renewal = useRenewal(store.id, menu, { isKept: keptNote !== null });
  const diet = useDiet(store.id, menu);
  const openDish = useCallback((dish: Dish) => {
    setDishId(dish.productId);
  }, []);
  const closeSheet = useCallback(() => {
    setSheet(null);
  }, []);
  const renewMenu = useCallback(() => {
    void queries.invalidateQueries({ queryKey: menuQuery(store.id).queryKey });
  }, [queries, store.id]);
  useFlashWatch(menu, renewMenu);
  const dish = dishId === null ? undefined : menu.products.get(dishId);
  const closeDish = (): void => {
    setDishId(null);
  };
  const isGone = dishId !== null && dish === undefined;
  useEffect(() => {
    if (isGone) notify(t('shop.dishGone'));
  }, [isGone, t]);
  const checkoutRenewal = {
    ...renewal,
    checkout: () => {
      setSheet(null);
      renewal.checkout();
    },
  };
  return (
    <Page
      title={store.storeName}
      isBare
      hasDock
      bar={
        <ShopBar
          store={store}
          onSearch={() => {
            setSheet('search');
          }}
        />
      }
    >
      <ShopHead store={store} way={cart.way} terms={cart.terms} onWay={cart.actions.setWay} />
      {keptNote}
      <OffersStrip
        labels={store.labels}
        onOpen={() => {
          setSheet('offers');
        }}
      />
      {tab === 'order' && <Posters posters={posters} onOpen={openDish} />}
      <ShopTabs
        tab={tab}
        onTab={setTab}
        end={
          tab === 'order' && (
            <DietButton
              count={diet.count}
              onOpen={() => {
                setSheet('diet');
              }}
            />
          )
        }
      />
      <div id={`shop-${tab}`} role="tabpanel" aria-labelledby={`shop-tab-${tab}`}>
        {tab === 'order' && <DietLine diet={diet} />}
        {tab === 'order' && (
          <Menu
            menu={diet.menu}
            pieces={cart.pieces}
            actions={cart.actions}
            classifyId={opened.classifyId}
            onOpen={openDish}
            onFlashOver={renewMenu}
            empty={diet.count > 0 ? <NothingFits onClear={diet.clear} /> : undefined}
          />
        )}
        {tab === 'reviews' && (
          <div className="shop-reviews">
            <Reviews subject={{ storeId: store.id, productId: null }} />
          </div>
        )}
        {tab === 'profile' && <Profile store={store} />}
      </div>
      <CartBar
        store={store}
        cart={cart}
        renewal={renewal}
        onOpen={() => {
          setSheet('cart');
        }}
      />
      {sheet === 'offers' && <OffersSheet storeId={store.id} onClose={closeSheet} />}
      {sheet === 'search' && (
        <SearchSheet diet={diet} cart={cart} onOpen={openDish} onClose={closeSheet} />
      )}
      {sheet === 'diet' && <DietSheet diet={diet} onClose={closeSheet} />}
      {sheet === 'cart' && <CartSheet cart={cart} renewal={checkoutRenewal} onClose={closeSheet} />}
      {dish !== undefined && (
        <DishSheet
          key={dish.productId}
          store={store}
          menu={menu}
          cart={cart}
          dish={dish}
          onClose={closeDish}
        />
      )}
      <ChangesSheet renewal={renewal} />
    </Page>
  );
};
