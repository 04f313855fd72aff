import { Alert, Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconPlugConnectedX,
  IconSearch,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { DESK_STAGES, type DeskStage } from '#shared/codes/desk.ts';
import { STORE_KINDS } from '#shared/codes/store-kind.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { grouped } from '#shared/format/grouped.ts';
import { useT } from '../../lib/i18n.ts';
import { PageState } from '../../ui/page-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useNow } from '../../ui/use-now.ts';
import { byStage, isMeant, ofThisDay, type Board } from './board.ts';
import { RunDialog } from './delivery/run-dialog.tsx';
import { Cards } from './parts/cards.tsx';
import { DeskBar, type Shown } from './parts/desk-bar.tsx';
import { TillAlerts } from './heard/till-alerts.tsx';
import { CancelledAlert } from './news/cancelled-bar.tsx';
import { RequestsBar } from './parts/requests-bar.tsx';
import { PrintAlerts } from './print/print-alerts.tsx';
import { useDesk } from './queries.ts';
import classes from './desk.module.css';

type ColumnProps = { stage: DeskStage; orders: readonly DeskOrder[] };

const Column = ({ stage, orders }: ColumnProps) => {
  const t = useT();
  return (
    <section className={classes['column']} data-testid={`desk-${stage}`}>
      <h2 className={classes['head']} id={`desk-head-${stage}`}>
        {t(`desk.stage.${stage}`)}
        <span className={classes['count']}>{grouped(orders.length)}</span>
      </h2>
      {orders.length === 0 ? (
        <div className={classes['empty']}>{t(`desk.empty.${stage}`)}</div>
      ) : (
        <Cards stage={stage} orders={orders} labelledBy={`desk-head-${stage}`} />
      )}
    </section>
  );
};

const OPEN: readonly DeskStage[] = ['NEW', 'PRE', 'MAKING', 'READY', 'OUT'];

/** What is looked for, wherever it stands, and how to see all again: no new order stays behind a search. */
const Found = ({ count, onEnd: handleEnd }: { count: number; onEnd: () => void }) => {
  const t = useT();
  return (
    <Alert color="tart" icon={<IconSearch aria-hidden />} role="status" data-testid="desk-found">
      <div className={classes['found']}>
        {count === 0 ? t('desk.foundNone') : t('desk.found', { count })}
        <Button variant="default" onClick={handleEnd}>
          {t('desk.searchEnd')}
        </Button>
      </div>
    </Alert>
  );
};

/** Which stages are shown: pre-orders only where there are some, and of a search those that have what is looked for. */
const columnsOf = (
  stages: Readonly<Record<DeskStage, readonly DeskOrder[]>>,
  { isDone, isSearch }: { isDone: boolean; isSearch: boolean },
): readonly DeskStage[] => {
  if (isSearch) return DESK_STAGES.filter((stage) => stages[stage].length > 0);
  return isDone ? ['DONE'] : OPEN.filter((stage) => stage !== 'PRE' || stages.PRE.length > 0);
};

type ColumnsProps = { board: Board; shown: Shown; onSearchEnd: () => void };

/** The stages beside each other. */
const Columns = ({ board, shown, onSearchEnd }: ColumnsProps) => {
  const now = useNow(10_000);
  const orders = ofThisDay(board.orders, now).filter(
    (order) =>
      (shown.store === null || order.storeId === shown.store) &&
      (shown.kind === null || order.kind === shown.kind) &&
      isMeant(order, shown.words),
  );
  const stages = byStage(orders, now);
  const isSearch = shown.words.trim() !== '';
  const columns = columnsOf(stages, { isDone: shown.isDone, isSearch });
  return (
    <>
      {isSearch && <Found count={orders.length} onEnd={onSearchEnd} />}
      <div className={classes['columns']}>
        {columns.map((stage) => (
          <Column key={stage} stage={stage} orders={stages[stage]} />
        ))}
      </div>
    </>
  );
};

/** The filters of the board, kept in the address so that a reload keeps them. */
const useShown = () => {
  const [query, setQuery] = useSearchParams();
  const shown: Shown = {
    store: (query.get('store') ?? null) as Shown['store'],
    kind: STORE_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    isDone: query.get('done') === '1',
    words: query.get('q') ?? '',
  };
  const change = (next: Partial<Shown>): void => {
    const { store, kind, isDone, words } = { ...shown, ...next };
    setQuery(
      {
        ...(store && { store }),
        ...(kind && { kind }),
        ...(isDone && { done: '1' }),
        ...(words && { q: words }),
      },
      { replace: true },
    );
  };
  return { shown, change };
};

/** Orders of takeaway stores and supermarkets, from the payment to the guest's hand (decisions DA1–DA32). */
export const DeskScreen = () => {
  const t = useT();
  const { board, isBehind } = useDesk();
  const { shown, change: handleChange } = useShown();
  return (
    <div className={classes['page']} data-testid="desk-page">
      <QueryState query={board} failed={t('desk.failed')} testId="desk">
        {(data) =>
          data.stores.length === 0 ? (
            <PageState icon={<IconToolsKitchen2 size={40} aria-hidden />} title={t('desk.none')} />
          ) : (
            <>
              <DeskBar stores={data.stores} shown={shown} onChange={handleChange} />
              <CancelledAlert />
              <TillAlerts stores={data.stores} />
              <PrintAlerts />
              {isBehind && (
                <Alert color="red" icon={<IconPlugConnectedX aria-hidden />} role="alert">
                  {t('desk.stale')}
                </Alert>
              )}
              {data.isCut && (
                <Alert color="tart" icon={<IconAlertTriangle aria-hidden />}>
                  {t('desk.cut')}
                </Alert>
              )}
              {!shown.isDone && (
                <RequestsBar
                  orders={data.orders}
                  onShow={() => handleChange({ isDone: true, words: '' })}
                />
              )}
              <Columns board={data} shown={shown} onSearchEnd={() => handleChange({ words: '' })} />
              <RunDialog />
            </>
          )
        }
      </QueryState>
    </div>
  );
};
