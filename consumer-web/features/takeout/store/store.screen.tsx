import './shop.css';
import './menu.css';
import '../../../domain/cart/cart.css';
import './sheets.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { menuOf } from '../../../domain/cart/cart-menu.ts';
import { menuQuery, storeQuery } from '../../../domain/cart/cart-queries.ts';
import { takeoutCartShop } from '../../../domain/shops/takeout-cart.ts';
import { useT } from '../../../lib/i18n.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed, OfflineView } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { KeptNote } from './parts/kept-note.tsx';
import { ShopBar } from './parts/shop-bar.tsx';
import { ShopSkeleton } from './parts/shop-skeleton.tsx';
import { ShopPage } from './parts/shop-page.tsx';
import { postersQuery } from './queries.ts';
import { useIsLate, useKeepPage, useKeptPage } from './use-kept-page.ts';

/** Why a store is not shown: there is none of this id, or it could not be loaded (spec 001 §8). */
export const StoreMissing = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  const t = useT();
  const navigate = useNavigate();
  if (!isApiError(error) || error.reason !== 'STORE_NOT_FOUND')
    return <LoadFailed title={t('order.storeFailed')} error={error} onRetry={onRetry} />;
  return (
    <StateView title={t('shop.gone')} text={t('shop.goneText')}>
      <Button onPress={() => void navigate(-1)}>{t('shop.goneBack')}</Button>
    </StateView>
  );
};

const NO_POSTERS = { result: [] };

/** The page needs its store and menu; for its posters it waits a little. */
const useAnswers = (id: string, isLate: boolean) => {
  const shop = takeoutCartShop(id);
  const spot = usePlace((state) => state.spot);
  const store = useQuery({
    ...storeQuery(shop, spot),
    placeholderData: (old) => (old?.id === id ? old : undefined),
  });
  const menu = useQuery({
    ...menuQuery(shop),
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  const posters = useQuery(postersQuery(id));
  const answers =
    store.data && menu.data && (isLate || !posters.isPending)
      ? { store: store.data, menu: menu.data, posters: posters.data ?? NO_POSTERS }
      : null;
  const isPaused = store.fetchStatus === 'paused' || menu.fetchStatus === 'paused';
  return {
    answers,
    error: store.error ?? menu.error,
    isPaused,
    isAsking: store.isFetching || menu.isFetching,
    ask: () => Promise.all([store.refetch(), menu.refetch(), posters.refetch()]),
  };
};

/** A store by the server's reply; until it arrives, by the device's stored copy. */
const StorePlace = ({
  id,
  opened,
}: {
  id: string;
  opened: { productId: string; classifyId: string };
}) => {
  const t = useT();
  const isLate = useIsLate();
  const { answers, error, isPaused, isAsking, ask: handleAsk } = useAnswers(id, isLate);
  const isRefused = isApiError(error) && error.isDefinite;
  const found = useKeptPage(id, answers === null && (error !== null || isPaused || isLate));
  useKeepPage(id, answers);
  const kept = answers === null && !isRefused ? found : null;
  const shown = answers ?? kept;
  if (shown) {
    const note = kept ? (
      <KeptNote savedAt={kept.savedAt} isAsking={isAsking} onRetry={handleAsk} />
    ) : null;
    return (
      <ShopPage
        store={shown.store}
        menu={menuOf(shown.menu)}
        posters={shown.posters.result}
        opened={opened}
        keptNote={note}
      />
    );
  }
  const isWaiting = kept === undefined || (error === null && !isPaused);
  return (
    <Page title={t('title.store')} isBare bar={<ShopBar store={null} />}>
      {isWaiting ? (
        <ShopSkeleton />
      ) : (
        <div className="shop-state">
          {error === null ? <OfflineView /> : <StoreMissing error={error} onRetry={handleAsk} />}
        </div>
      )}
    </Page>
  );
};

/** A takeout store: its menu and the cart (spec 001 §2 "/store"). */
export const StoreScreen = () => {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <StorePlace
      key={id}
      id={id}
      opened={{
        productId: params.get('productId') ?? '',
        classifyId: params.get('classifyId') ?? '',
      }}
    />
  );
};
