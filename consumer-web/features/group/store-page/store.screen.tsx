import './store-page.css';
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { claimableQuery } from '../../../domain/offers/claim/claimable-query.ts';
import { StoreCoupons } from '../../../domain/offers/claim/store-coupons.tsx';
import { StoreBar } from '../../../domain/store-page/store-bar.tsx';
import { StorePanel, StoreTabs } from '../../../domain/store-page/store-tabs.tsx';
import { useT } from '../../../lib/i18n.ts';
import { noteEvent } from '../../../lib/track/note-event.ts';
import { Page } from '../../../ui/page.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import type { StorePage } from './model.ts';
import { CommentsPreview } from '../comments/comments-preview.tsx';
import { comboLabelsQuery } from '../combo-labels.ts';
import { StoreRows } from '../parts/store-rows.tsx';
import { DealsTab } from './parts/deals-tab.tsx';
import { ShowcaseTab } from './parts/showcase-tab.tsx';
import { StoreActions } from './parts/store-actions.tsx';
import { StoreHead } from './parts/store-head.tsx';
import { StoreMissing } from './parts/store-missing.tsx';
import { StoryTab } from './parts/story-tab.tsx';
import { coversQuery, decorCountQuery } from './queries.ts';
import { tabsOf, type StoreTab } from './tabs.ts';
import { useStorePage } from './use-store-page.ts';

const Panel = ({ tab, page }: { tab: StoreTab; page: StorePage }) => {
  const storeId = page.storeInfo.id;
  switch (tab) {
    case 'deals':
      return <DealsTab storeId={storeId} />;
    case 'showcase':
      return <ShowcaseTab storeId={storeId} count={page.decorCount.productCount} />;
    case 'reviews':
      return <CommentsPreview subject={{ storeId }} />;
    case 'story':
      return <StoryTab storeId={storeId} />;
    case 'stores':
      return <StoreRows stores={page.merchantStores} />;
  }
};

/** The tabs of a store; the chosen one stays in the address, so that the way back leads to it. */
const Parts = ({ page }: { page: StorePage }) => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tabs = tabsOf(page);
  const chosen = tabs.find((tab) => tab === params.get('tab')) ?? 'deals';
  const handleChoose = (tab: StoreTab): void => {
    setParams(
      (old) => {
        old.set('tab', tab);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <StoreTabs
        names={tabs}
        chosen={chosen}
        textOf={(tab) => t(`groupStore.tab.${tab}`)}
        onChoose={handleChoose}
      />
      <StorePanel name={chosen}>
        <Panel tab={chosen} page={page} />
      </StorePanel>
    </>
  );
};

/** A store of deals (spec 002 §2 `/group/store`). */
export const StoreScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useStorePage(id);
  const coupons = useQuery({ ...claimableQuery(id), enabled: id !== '' });
  const combo = useQuery({ ...comboLabelsQuery({ storeIds: [id] }), enabled: id !== '' });
  const decor = useQuery({ ...decorCountQuery(id), enabled: id !== '' });
  // on its way before the page is known
  useQuery({ ...coversQuery(id), enabled: decor.data !== undefined && decor.data.coverCount > 0 });
  // drawn together, so that nothing jumps; a failure of what is not the page holds nothing up
  const isEarly = [coupons, combo].some(
    ({ isFetching, isPending, failureCount }) => isFetching && isPending && failureCount === 0,
  );
  useEffect(() => {
    noteEvent('ViewShop', { storeId: id });
  }, [id]);
  if (!query.data || isEarly)
    return (
      <Page title={t('title.groupStore')} isBare bar={<StoreBar name={null} />}>
        <div className="gstore__state">
          <StoreMissing
            id={id}
            query={query}
            skeleton={<Skeletons heights={[240, 180, 120, 120]} />}
          />
        </div>
      </Page>
    );
  const page = { ...query.data, decorCount: decor.data ?? query.data.decorCount };
  return (
    <Page
      title={page.storeInfo.storeName}
      isBare
      bar={
        <StoreBar name={page.storeInfo.storeName}>
          <StoreActions page={page} />
        </StoreBar>
      }
    >
      <StoreHead page={page} comboLabel={combo.data?.[0]?.[1]} />
      <StoreCoupons storeId={id} heading="h2" isStrip />
      <Parts key={id} page={page} />
    </Page>
  );
};
