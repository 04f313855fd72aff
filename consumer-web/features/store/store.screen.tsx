import './shop.css';
import './menu.css';
import './cart.css';
import './sheets.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { menuOf } from '../../lib/cart-menu.ts';
import { menuQuery, storeQuery } from '../../lib/cart-queries.ts';
import { useT } from '../../lib/i18n.ts';
import { usePlace } from '../../lib/place.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed, OfflineView } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { ShopBar } from './parts/shop-bar.tsx';
import { ShopBones } from './parts/shop-bones.tsx';
import { ShopPage } from './parts/shop-page.tsx';
import { postersQuery } from './queries.ts';

const Missing = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  const t = useT();
  const navigate = useNavigate();
  if (!isApiError(error) || error.reason !== 'STORE_NOT_FOUND') return <LoadFailed error={error} onRetry={onRetry} />;
  return <StateView title={t('shop.gone')} text={t('shop.goneText')}><Button onPress={() => { void navigate(-1); }}>{t('shop.goneBack')}</Button></StateView>;
};

/** A takeout store: its menu and the cart (spec 001 §2 "/store"). */
export const StoreScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const spot = usePlace((state) => state.spot);
  const store = useQuery({ ...storeQuery(id, spot), placeholderData: (old) => (old?.id === id ? old : undefined) });
  const menu = useQuery(menuQuery(id));
  const posters = useQuery(postersQuery(id));
  const error = store.error ?? menu.error;
  if (store.data && menu.data && !posters.isPending) {
    return <ShopPage key={id} store={store.data} menu={menuOf(menu.data)} posters={posters.data?.result ?? []} opened={{ productId: params.get('productId') ?? '', classifyId: params.get('classifyId') ?? '' }} />;
  }
  return (
    <Page title={t('title.store')} isBare bar={<ShopBar store={null} onSearch={null} />}>
      {error === null && store.fetchStatus !== 'paused' ? <ShopBones /> : <div className="shop-state">{error === null ? <OfflineView /> : <Missing error={error} onRetry={() => Promise.all([store.refetch(), menu.refetch()])} />}</div>}
    </Page>
  );
};
