import '../../../domain/store/stores.css';
import '../../../domain/store/promo.css';
import './find.css';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { useLocate } from '../../../domain/place/use-locate.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { NoCoupon } from './parts/no-coupon.tsx';
import { StoresList } from './parts/stores-list.tsx';

/** The supermarkets in which a red packet can be spent; the address names it (decision P1). */
export const MarketRedpackSearchScreen = () => {
  const t = useT();
  const [query] = useSearchParams();
  const { lat, lon } = usePlace((state) => state.spot);
  useLocate(true);
  const redpackId = query.get('redpackId') ?? '';
  return (
    <Page title={t('title.marketCouponStores')} isBare backPath={consumerRoutes.marketIndex.path}>
      {redpackId === '' ? (
        <NoCoupon problem="UNKNOWN" />
      ) : (
        <StoresList
          at={{ lat, lon }}
          redpackId={redpackId}
          empty={<StateView title={t('market.noCouponStores')} />}
        />
      )}
    </Page>
  );
};
