import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { QueryState } from '../../ui/query-state.tsx';
import classes from './day-close.module.css';
import { readBill } from './bill-words.ts';
import { BillCard } from './parts/bill-card.tsx';
import { BooksCard } from './parts/books-card.tsx';
import { Breakdown } from './parts/breakdown.tsx';
import { DayActs } from './parts/day-acts.tsx';
import { DayBar } from '../../ui/day-bar.tsx';
import { DayState } from './parts/day-state.tsx';
import { DaySums } from './parts/day-sums.tsx';
import { HistoryCard } from './parts/history-card.tsx';
import { OrderBreakdown } from './parts/order-breakdown.tsx';
import { OrderSums } from './parts/order-sums.tsx';
import { WatchCard } from './parts/watch-card.tsx';
import { hasDeals } from './order-rows.ts';
import { useDay, type DayRead } from './queries.ts';
import { useDayPlace, type DayPlace } from '../../ui/day-place.ts';

type BodyProps = {
  day: DayRead;
  onPlace: (change: Partial<DayPlace>) => void;
  bill: string;
  onBill: (text: string) => void;
};

const DayBody = ({ day, onPlace, bill, onBill }: BodyProps) => (
  <div className={classes['body']} data-testid="day" data-closed={day.closing !== null}>
    <DayState day={day} onDay={(wanted) => onPlace({ day: wanted })} />
    {hasDeals(day) && <DaySums day={day} />}
    <OrderSums day={day} />
    <div className={classes['columns']}>
      <div className={classes['side']}>
        {hasDeals(day) && (
          <Breakdown
            key={day.storeId ?? 'all'}
            day={day}
            onStore={(storeId) => onPlace({ storeId })}
          />
        )}
        {day.figures.orders.length > 0 && (
          <OrderBreakdown
            key={`orders ${day.storeId ?? 'all'}`}
            day={day}
            onStore={(storeId) => onPlace({ storeId })}
          />
        )}
      </div>
      <div className={classes['side']}>
        {day.storeId !== null && <BooksCard day={day} />}
        {day.booked.settle !== undefined && (
          <BillCard day={day} ours={day.booked.settle} text={bill} onText={onBill} />
        )}
        {hasDeals(day) && <WatchCard day={day} />}
        <HistoryCard day={day} />
      </div>
    </div>
  </div>
);

/** The end of the day (table A, row 34). */
export const DayCloseScreen = () => {
  const t = useT();
  const { place, setPlace, today } = useDayPlace();
  const query = useDay(place);
  const key = `${place.day} ${place.storeId ?? ''}`;
  const [typed, setTyped] = useState({ key, text: '' });
  const bill = typed.key === key ? typed.text : '';
  // figures of the day before, still on the screen, must not be acted upon
  const shown = query.isPlaceholderData ? undefined : query.data;
  return (
    <div className={classes['page']}>
      <DayBar
        place={place}
        onPlace={setPlace}
        today={today}
        isFetching={query.isFetching}
        onRefresh={() => void query.refetch()}
        acts={
          shown ? (
            <DayActs
              key={key}
              day={shown}
              bill={shown.booked.settle === undefined ? null : readBill(bill)}
              onDay={(day) => setPlace({ day })}
            />
          ) : null
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section
        className={classes['scroll']}
        aria-label={t('console.title.dayClose')}
        aria-busy={query.isPlaceholderData}
        tabIndex={0}
      >
        <QueryState query={query} failed={t('day.failed')} testId="day">
          {(day) => (
            <DayBody
              day={day}
              onPlace={setPlace}
              bill={bill}
              onBill={(text) => setTyped({ key, text })}
            />
          )}
        </QueryState>
      </section>
    </div>
  );
};
