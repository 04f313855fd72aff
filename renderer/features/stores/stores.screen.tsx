import { IconBuildingStore } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { PageState } from '../../ui/page-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StoreDetail } from './parts/store-detail.tsx';
import { StoreItem } from './parts/store-item.tsx';
import { useStores } from './queries.ts';
import classes from './stores.module.css';

const Body = ({ stores }: { stores: readonly StoreRow[] }) => {
  const t = useT();
  const here = useSignedIn().storeId;
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('store') ?? here;
  const chosen = stores.find(({ storeId }) => storeId === wanted) ?? stores[0];
  if (!chosen)
    return (
      <PageState
        testId="stores-empty"
        icon={<IconBuildingStore size={40} aria-hidden />}
        title={t('stores.empty')}
        text={t('stores.empty.hint')}
      />
    );
  return (
    <div className={classes['split']}>
      <nav className={classes['list']} aria-label={t('stores.list')}>
        <ul>
          {stores.map((store) => (
            <StoreItem
              key={store.storeId}
              store={store}
              isHere={store.storeId === here}
              isChosen={store === chosen}
              onChoose={() =>
                setQuery(store.storeId === here ? {} : { store: store.storeId }, { replace: true })
              }
            />
          ))}
        </ul>
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={classes['detail']} aria-label={chosen.name} tabIndex={0}>
        <StoreDetail key={chosen.storeId} store={chosen} />
      </section>
    </div>
  );
};

/** The stores of the merchant, and how each of them works (table A, row 37). */
export const StoresScreen = () => {
  const t = useT();
  const stores = useStores();
  return (
    <div className={classes['page']} data-testid="stores-screen">
      <QueryState query={stores} failed={t('stores.failed')} testId="stores">
        {(rows) => <Body stores={rows} />}
      </QueryState>
    </div>
  );
};
