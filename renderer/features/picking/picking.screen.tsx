import { IconShoppingCart } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { ChoiceFilter } from '../../ui/list/choice-filter.tsx';
import { PageState } from '../../ui/page-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { KeptPart } from './kept-part.tsx';
import { isWaiting } from './kept-scans.ts';
import { OpenOrders } from './open-orders.tsx';
import { PickSheet } from './pick-sheet.tsx';
import { usePicks } from './queries.ts';
import { useKept, watchKept } from './this-picker.ts';
import { withWaiting } from './with-waiting.ts';
import classes from './picking.module.css';

type Stores = ReturnType<typeof useSignedIn>['stores'];

const Picks = ({ store, wanted }: { store: Stores[number]; wanted: string | null }) => {
  const t = useT();
  const picks = usePicks(store.id);
  const scans = useKept(store.id);
  const waiting = scans.filter(isWaiting);
  return (
    <QueryState query={picks} failed={t('pick.failed')} testId="picks">
      {({ mine, orders, readAt, isKept }) => (
        <>
          <KeptPart scans={scans} keptAt={isKept ? readAt : null} />
          {mine === null ? (
            <OpenOrders orders={orders} wanted={wanted} />
          ) : (
            <PickSheet pick={withWaiting(mine, waiting)} hasWaiting={waiting.length > 0} />
          )}
        </>
      )}
    </QueryState>
  );
};

/** Goods of a supermarket, from the shelf into the bag. */
const PickingScreen = () => {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const { stores, storeId } = useSignedIn();
  const markets = stores.filter(({ kind }) => kind === 'market');
  const store =
    markets.find(({ id }) => id === query.get('store')) ??
    markets.find(({ id }) => id === storeId) ??
    markets[0];
  if (store === undefined)
    return (
      <PageState icon={<IconShoppingCart size={40} aria-hidden />} title={t('pick.noStore')} />
    );
  return (
    <div className={classes['page']} data-testid="picking-screen">
      {markets.length > 1 && (
        <ChoiceFilter
          label={t('pick.store')}
          allLabel={store.name}
          choices={markets.map(({ id, name }) => ({ id, name }))}
          value={store.id}
          onChange={(id) => setQuery({ store: id ?? store.id }, { replace: true })}
          w={260}
        />
      )}
      <Picks key={store.id} store={store} wanted={query.get('order')} />
    </div>
  );
};

/** The screen. Once it is loaded, what was kept offline is sent from any page. */
export const pickingPart = () => {
  watchKept();
  return PickingScreen;
};
