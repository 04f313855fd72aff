import { Alert } from '@mantine/core';
import { IconPlugConnectedX, IconToolsKitchen2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { SECOND } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { PageState } from '../../../ui/page-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { Board } from '../board.ts';
import { useDesk, useDeskStream } from '../queries.ts';
import { useTakeBack, type Bump } from './acts.ts';
import { KitchenBoard } from './board.tsx';
import { KitchenBar } from './kitchen-bar.tsx';
import { useChosenStation, useKitchenStore } from './place.ts';
import { useStations } from './queries.ts';
import { RecallSheet } from './recall-sheet.tsx';
import { StationsSheet } from './stations-sheet.tsx';
import { bumpedOf, ticketsOf } from './tickets.ts';
import { Totals } from './totals.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useKitchenKeys } from './use-keys.ts';
import classes from './kitchen.module.css';

/** So long what was done last can be taken back at one press (decision DA12). */
const UNDO_MS = 10 * SECOND;

/** What was done last, until its time is over. */
const useLastBump = () => {
  const [last, setLast] = useState<Bump | null>(null);
  const back = useTakeBack();
  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    last,
    keep: setLast,
    undo: () => {
      if (last === null) return;
      setLast(null);
      back.mutate(last);
    },
  };
};

type KitchenProps = { board: Board; stores: readonly DeskStoreRow[]; store: DeskStoreRow };
type Sheet = 'RECALL' | 'STATIONS' | null;

const Kitchen = ({
  board,
  stores,
  store,
  onStore,
}: KitchenProps & { onStore: (storeId: string) => void }) => {
  const now = useNow(5000);
  const { storeId } = store;
  const stations = useStations(storeId).data?.stations ?? [];
  const { chosen, choose: handleStation } = useChosenStation(storeId);
  // a station that is gone shows everything
  const stationId = stations.some((each) => each.stationId === chosen) ? chosen : null;
  const place = { storeId, stationId };
  const tickets = ticketsOf(board.orders, place, now);
  const { last, keep: handleBumped, undo: handleUndo } = useLastBump();
  const [sheet, setSheet] = useState<Sheet>(null);
  useKitchenKeys({ undo: handleUndo, recall: () => setSheet('RECALL') });
  const handleClose = (): void => setSheet(null);
  return (
    <>
      <KitchenBar
        stores={stores}
        store={store}
        stations={stations}
        stationId={stationId}
        count={tickets.length}
        now={now}
        onStore={onStore}
        onStation={handleStation}
        onRecall={() => setSheet('RECALL')}
        onArrange={() => setSheet('STATIONS')}
      />
      <KitchenBoard
        key={stationId}
        tickets={tickets}
        stations={stations}
        stationId={stationId}
        now={now}
        onBumped={handleBumped}
      />
      <Totals tickets={tickets} />
      {last !== null && <UndoBar bump={last} onUndo={handleUndo} />}
      {sheet === 'RECALL' && (
        <RecallSheet
          orders={bumpedOf(board.orders, place, now)}
          stationId={stationId}
          onClose={handleClose}
        />
      )}
      {sheet === 'STATIONS' && <StationsSheet storeId={storeId} onClose={handleClose} />}
    </>
  );
};

const Stale = () => {
  const t = useT();
  return (
    <Alert color="red" icon={<IconPlugConnectedX aria-hidden />} role="alert">
      {t('desk.stale')}
    </Alert>
  );
};

const Loaded = ({ board }: { board: Board }) => {
  const t = useT();
  const stores = board.stores.filter(({ kind }) => kind === 'takeout');
  const { store, choose: handleStore } = useKitchenStore(stores);
  return store === undefined ? (
    <PageState icon={<IconToolsKitchen2 size={40} aria-hidden />} title={t('kitchen.none')} />
  ) : (
    <Kitchen
      key={store.storeId}
      board={board}
      stores={stores}
      store={store}
      onStore={handleStore}
    />
  );
};

/** What a kitchen has to make, on a display of its own (decision DA12). It shows no money and no guest. */
export const KitchenScreen = () => {
  const t = useT();
  useDeskStream();
  const { board, isBehind } = useDesk();
  return (
    <main className={classes['page']} data-testid="kitchen-page">
      {isBehind && <Stale />}
      <QueryState query={board} failed={t('desk.failed')} testId="kitchen">
        {(data) => <Loaded board={data} />}
      </QueryState>
    </main>
  );
};
