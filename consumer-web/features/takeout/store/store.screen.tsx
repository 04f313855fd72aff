import './shop.css';
import './menu.css';
import './sheets.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { menuOf } from '../../../domain/cart/cart-menu.ts';
import { useShopReplies } from '../../../domain/cart/use-shop-replies.ts';
import { takeoutCartShop } from '../../../domain/shops/takeout-cart.ts';
import { useT } from '../../../lib/i18n.ts';
import { OfflineView } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { StoreMissing } from '../../../domain/store-page/store-missing.tsx';
import { KeptNote } from './parts/kept-note.tsx';
import { ShopBar } from './parts/shop-bar.tsx';
import { ShopSkeleton } from './parts/shop-skeleton.tsx';
import { ShopPage } from './parts/shop-page.tsx';
import { postersQuery } from './queries.ts';
import { useIsLate, useKeepPage, useKeptPage } from './use-kept-page.ts';

const NO_POSTERS = { result: [] };

/** The page needs its store and menu; for its posters it waits a little. */
const useAnswers = (id: string, isLate: boolean) => {
  const { replies, refetch, ...asked } = useShopReplies(takeoutCartShop(id));
  const posters = useQuery(postersQuery(id));
  return {
    ...asked,
    answers:
      replies && (isLate || !posters.isPending)
        ? { ...replies, posters: posters.data ?? NO_POSTERS }
        : null,
    ask: () => Promise.all([refetch(), posters.refetch()]),
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
