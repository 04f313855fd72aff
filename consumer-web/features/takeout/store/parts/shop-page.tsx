import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { CartShop } from '../../../../domain/cart/cart-shop.ts';
import { takeoutCartShop } from '../../../../domain/shops/takeout-cart.ts';
import { menuQuery } from '../../../../domain/cart/cart-queries.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { Page } from '../../../../ui/page.tsx';
import type { Dish, Menu as MenuData, Poster, StorePage } from '../model.ts';
import { useDiet, type Diet } from '../use-diet.ts';
import { useFlashWatch } from '../use-flash-watch.ts';
import { useRenewal } from '../../../../domain/cart/use-renewal.ts';
import { useStoreCart, type StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { later } from '../../../../domain/store/later.ts';
import { StorePanel, StoreTabs } from '../../../../domain/store-page/store-tabs.tsx';
import { ReviewsTab } from '../../../../domain/reviews/reviews-tab.tsx';
import { laterSheet, useLoadEarly } from '../../../../lib/navigation/later-sheet.tsx';
import { StoreDock } from '../../../../domain/store-page/store-dock.tsx';
import { StoreOffers } from '../../../../domain/store-page/store-offers.tsx';
import { useVisitEvents } from '../../../../domain/store-page/use-visit-events.ts';
import { DietButton, DietLine, NothingFits } from './diet-line.tsx';
import { Menu } from './menu.tsx';
import { Posters } from './posters.tsx';
import { ShopBar } from './shop-bar.tsx';
import { ShopHead } from '../../../../domain/store-page/shop-head.tsx';
import type { ShopSheet } from './shop-sheets.tsx';

const Profile = later(
  async () => (await import('../../../../domain/store-page/profile.tsx')).Profile,
);

const DishSheet = laterSheet(async () => (await import('./dish-sheet.tsx')).DishSheet);
const ShopSheets = laterSheet(async () => (await import('./shop-sheets.tsx')).ShopSheets);

const TABS = ['order', 'reviews', 'profile'] as const;
type ShopTab = (typeof TABS)[number];

type Opened = { productId: string; classifyId: string };
type Props = {
  store: StorePage;
  menu: MenuData;
  posters: readonly Poster[];
  opened: Opened;
  /** Shown when the page is a stored copy: then nothing is priced by it. */
  keptNote: ReactNode;
};

/** The open dish; a notice when the menu no longer has it. */
const useOpenDish = (menu: MenuData, productId: string) => {
  const t = useT();
  const [dishId, setDishId] = useState<string | null>(productId || null);
  const dish = dishId === null ? undefined : menu.products.get(dishId);
  const isGone = dishId !== null && dish === undefined;
  useEffect(() => {
    if (isGone) notify(t('shop.dishGone'));
  }, [isGone, t]);
  const openDish = useCallback((opened: Dish) => {
    setDishId(opened.productId);
  }, []);
  const closeDish = (): void => {
    setDishId(null);
  };
  return { dish, openDish, closeDish };
};

/** Refetches the menu, also when its flash sale changes. */
const useRenewMenu = (shop: CartShop, menu: MenuData): (() => void) => {
  const queries = useQueryClient();
  const renewMenu = useCallback(() => {
    void queries.invalidateQueries({ queryKey: menuQuery(shop).queryKey });
  }, [queries, shop]);
  useFlashWatch(menu, renewMenu);
  return renewMenu;
};

type PanelProps = Pick<Props, 'store'> & {
  goal: { classifyId: string };
  tab: ShopTab;
  diet: Diet;
  cart: StoreCart;
  onOpenDish: (dish: Dish) => void;
  onFlashOver: () => void;
};

/** The menu, the reviews or the profile. */
const Panel = ({ tab, store, goal, diet, cart, onOpenDish, onFlashOver }: PanelProps) => (
  <StorePanel name={tab}>
    {tab === 'order' && (
      <>
        <DietLine diet={diet} />
        <Menu
          menu={diet.menu}
          pieces={cart.pieces}
          actions={cart.actions}
          goal={goal}
          onOpen={onOpenDish}
          onFlashOver={onFlashOver}
          empty={diet.count > 0 ? <NothingFits onClear={() => diet.clear()} /> : undefined}
        />
      </>
    )}
    {tab === 'reviews' && <ReviewsTab kind="takeout" storeId={store.id} />}
    {tab === 'profile' && (
      <Suspense>
        <Profile store={store} kind="takeout" />
      </Suspense>
    )}
  </StorePanel>
);

/** A store's page: head, offers, menu or profile, and the cart at the bottom. */
export const ShopPage = ({ store, menu, posters, opened, keptNote }: Props) => {
  const t = useT();
  const [tab, setTab] = useState<ShopTab>('order');
  const [sheet, setSheet] = useState<ShopSheet | null>(null);
  const [goal, setGoal] = useState({ classifyId: opened.classifyId });
  const shop = takeoutCartShop(store.id);
  const cart = useStoreCart(shop, store, menu);
  const renewal = useRenewal(shop, keptNote === null ? menu : null);
  const diet = useDiet(store.id, menu);
  const {
    dish,
    openDish: handleOpenDish,
    closeDish: handleCloseDish,
  } = useOpenDish(menu, opened.productId);
  const handleRenewMenu = useRenewMenu(shop, menu);
  useVisitEvents(store);
  useLoadEarly(DishSheet);
  useLoadEarly(ShopSheets);
  const isMenu = tab === 'order';
  return (
    <Page
      title={store.storeName}
      isBare
      hasDock
      bar={<ShopBar store={store} onSearch={() => setSheet('search')} />}
    >
      <ShopHead store={store} way={cart.way} terms={cart.terms} onWay={cart.actions.setWay} />
      {keptNote}
      <StoreOffers store={store} shop={shop} />
      {isMenu && (
        <Posters
          posters={posters}
          onOpen={handleOpenDish}
          onClass={(classifyId) => setGoal({ classifyId })}
        />
      )}
      <StoreTabs
        names={TABS}
        chosen={tab}
        textOf={(name) => t(`shop.tab.${name}`)}
        onChoose={setTab}
        end={isMenu && <DietButton count={diet.count} onOpen={() => setSheet('diet')} />}
      />
      <Panel
        tab={tab}
        store={store}
        goal={goal}
        diet={diet}
        cart={cart}
        onOpenDish={handleOpenDish}
        onFlashOver={handleRenewMenu}
      />
      <StoreDock store={store} cart={cart} renewal={renewal} />
      {sheet !== null && (
        <ShopSheets
          sheet={sheet}
          storeId={store.id}
          diet={diet}
          cart={cart}
          onOpenDish={handleOpenDish}
          onClose={() => setSheet(null)}
        />
      )}
      {dish !== undefined && (
        <DishSheet
          key={dish.productId}
          store={store}
          menu={menu}
          cart={cart}
          dish={dish}
          onClose={handleCloseDish}
        />
      )}
    </Page>
  );
};
