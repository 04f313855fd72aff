import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { useRenewal } from '../../../../domain/cart/use-renewal.ts';
import { useStoreCart, type StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { ReviewsTab } from '../../../../domain/reviews/reviews-tab.tsx';
import { later } from '../../../../domain/store/later.ts';
import { laterSheet, useLoadEarly } from '../../../../lib/navigation/later-sheet.tsx';
import { ShopHead } from '../../../../domain/store-page/shop-head.tsx';
import { StoreDock } from '../../../../domain/store-page/store-dock.tsx';
import { StoreOffers } from '../../../../domain/store-page/store-offers.tsx';
import { StorePanel, StoreTabs } from '../../../../domain/store-page/store-tabs.tsx';
import { useVisitEvents } from '../../../../domain/store-page/use-visit-events.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Page } from '../../../../ui/page.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { Waiting } from '../../../../ui/waiting.tsx';
import type { Goods } from '../model.ts';
import { classesQuery } from '../queries.ts';
import { TABS, useChosen, type Chosen } from '../use-chosen.ts';
import type { Market } from '../use-market.ts';
import { DealsStrip, useDealsKnown } from '../offers/deals-strip.tsx';
import { GoodsGrid } from './goods-grid.tsx';
import { MarketBar } from './market-bar.tsx';
import { OrderAgain } from './order-again.tsx';

const Profile = later(
  async () => (await import('../../../../domain/store-page/profile.tsx')).Profile,
);
const GoodsSheet = laterSheet(async () => (await import('./goods-sheet.tsx')).GoodsSheet);

/** A half view has a bar of its own container (decision P27). */
const NO_BAR = <div hidden />;

/** What the address says of the visit (decision P27). */
export type Opened = {
  productId: string;
  tradeId: string;
  isHalfView: boolean;
  isShare: boolean;
  from: string;
};

type ShelfProps = {
  storeId: string;
  chosen: Chosen;
  cart: StoreCart;
  onChoose: (goods: Goods) => void;
};

/** The shelf, once its classes are there. */
const Shelf = ({ storeId, chosen, cart, onChoose }: ShelfProps) => {
  const classes = useQuery(classesQuery(storeId));
  const isKnown = useDealsKnown(storeId);
  if (classes.data === undefined || !isKnown)
    return (
      <div className="mk-shelf__wait">
        <Waiting query={classes} skeleton={<Skeletons heights={[190, 190, 190]} />} />
      </div>
    );
  return (
    <>
      <DealsStrip storeId={storeId} cart={cart} onChoose={onChoose} />
      <GoodsGrid
        storeId={storeId}
        tree={classes.data}
        chosen={chosen}
        pieces={cart.pieces}
        actions={cart.actions}
        onChoose={onChoose}
      />
    </>
  );
};

type PanelProps = Omit<ShelfProps, 'storeId'> & Pick<Market, 'store'>;

/** The shelf, the reviews or the profile. */
const Panel = ({ store, ...shelf }: PanelProps) => {
  const { tab } = shelf.chosen;
  return (
    <StorePanel name={tab}>
      {tab === 'goods' && <Shelf storeId={store.id} {...shelf} />}
      {tab === 'reviews' && <ReviewsTab kind="market" storeId={store.id} />}
      {tab === 'profile' && (
        <Suspense fallback={<Skeletons heights={[120, 180, 180]} />}>
          <Profile store={store} kind="market" />
        </Suspense>
      )}
    </StorePanel>
  );
};

/** A supermarket's page: head, offers, shelf, reviews or profile, and the cart at the bottom. */
export const MarketPage = ({
  market: { shop, store, menu },
  opened,
}: {
  market: Market;
  opened: Opened;
}) => {
  const t = useT();
  const chosen = useChosen();
  const [product, setProduct] = useState<{ productId: string; cached: Goods | null } | null>(
    opened.productId === '' ? null : { productId: opened.productId, cached: null },
  );
  const cart = useStoreCart(shop, store, menu);
  const renewal = useRenewal(shop, menu);
  useVisitEvents(store, opened);
  useLoadEarly(GoodsSheet);
  const handleChoose = useCallback((goods: Goods) => {
    setProduct({ productId: goods.productId, cached: goods });
  }, []);
  return (
    <Page
      title={store.storeName}
      isBare
      hasDock
      bar={opened.isHalfView ? NO_BAR : <MarketBar store={store} />}
    >
      <ShopHead store={store} way={cart.way} terms={cart.terms} onWay={cart.actions.setWay} />
      <StoreOffers store={store} shop={shop} />
      <StoreTabs
        names={TABS}
        chosen={chosen.tab}
        textOf={(name) => t(`mkStore.tab.${name}`)}
        onChoose={chosen.setTab}
      />
      <Panel store={store} chosen={chosen} cart={cart} onChoose={handleChoose} />
      <StoreDock store={store} cart={cart} renewal={renewal} />
      {product !== null && (
        <GoodsSheet
          key={product.productId}
          store={store}
          menu={menu}
          cart={cart}
          productId={product.productId}
          cached={product.cached}
          onClose={() => setProduct(null)}
        />
      )}
      <OrderAgain storeId={store.id} tradeId={opened.tradeId} onDone={() => chosen.forgetOrder()} />
    </Page>
  );
};
