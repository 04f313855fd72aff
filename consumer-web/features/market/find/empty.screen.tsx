import '../../../domain/store/stores.css';
import '../../../domain/store/promo.css';
import './find.css';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { FarStores } from '../../../domain/market/far-stores.tsx';
import { NoMarkets, REASONS } from '../../../domain/market/no-markets.tsx';

/** Nothing can be had here: why, other addresses, and the supermarkets further away (decision P1). */
export const MarketEmptyScreen = () => {
  const t = useT();
  const [query] = useSearchParams();
  const { lat, lon } = usePlace((state) => state.spot);
  const why = REASONS.find((reason) => reason === query.get('why')) ?? 'store';
  return (
    <Page title={t('title.marketEmpty')} isBare backPath={consumerRoutes.marketIndex.path}>
      <NoMarkets why={why} />
      <FarStores at={{ lat, lon }} />
    </Page>
  );
};
