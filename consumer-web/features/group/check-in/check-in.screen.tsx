import './check-in.css';
import { useSearchParams } from 'react-router-dom';
import { StorePlace } from '../../../domain/store-page/store-place.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { StoreMissing } from '../store-page/parts/store-missing.tsx';
import { useKnownDistance, useStorePage } from '../store-page/use-store-page.ts';
import type { StoreInfo } from '../store-page/model.ts';
import { CheckInCard } from './parts/check-in-card.tsx';
import { Questions } from './parts/questions.tsx';

const Where = ({ store }: { store: StoreInfo }) => (
  <Card title={store.storeName}>
    <StorePlace address={store.address} distance={useKnownDistance(store.distance)} phones={[]} />
  </Card>
);

/** Check-in at a store of deals, with questions and answers (decision GA7). */
export const CheckInScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('storeId') ?? '';
  const query = useStorePage(id);
  const store = query.data?.storeInfo;
  return (
    <Page title={t('title.groupCheckInQa')}>
      {store ? (
        <>
          <Where store={store} />
          <CheckInCard key={store.id} store={store} />
          <Questions />
        </>
      ) : (
        <StoreMissing id={id} query={query} skeleton={<Skeletons heights={[110, 190, 380]} />} />
      )}
    </Page>
  );
};
