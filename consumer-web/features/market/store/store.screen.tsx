import './market-store.css';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { MarketBar } from './parts/market-bar.tsx';
import { MarketPage, type Opened } from './parts/market-page.tsx';
import { MarketSkeleton } from './parts/market-skeleton.tsx';
import { MarketState } from './parts/market-state.tsx';
import { useMarket } from './use-market.ts';

const MarketPlace = ({ id, opened }: { id: string; opened: Opened }) => {
  const t = useT();
  const asked = useMarket(id);
  if (asked.market !== null) return <MarketPage market={asked.market} opened={opened} />;
  return (
    <Page title={t('title.marketStore')} isBare bar={<MarketBar store={null} />}>
      <MarketState asked={asked} skeleton={<MarketSkeleton />} />
    </Page>
  );
};

/** A supermarket: its shelf and the cart (spec 002 §2 "/market/store"). */
export const MarketStoreScreen = () => {
  const [params] = useSearchParams();
  const given = (name: string): string => params.get(name) ?? '';
  const id = given('id');
  return (
    <MarketPlace
      key={id}
      id={id}
      opened={{
        productId: given('productId'),
        tradeId: given('tradeId'),
        isHalfView: given('isHalfWebView') === '1',
        isShare: given('isShare') === '1',
        from: given('from'),
      }}
    />
  );
};
