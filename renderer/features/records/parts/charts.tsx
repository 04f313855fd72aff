import '@mantine/charts/styles.layer.css';
import { PageState } from '../../../ui/page-state.tsx';
import { IconChartBar } from '@tabler/icons-react';
import { isApiError } from '#shared/client/api-error.ts';
import { useT } from '../../../lib/i18n.ts';
import { isNarrowed, type Filters } from '../filters.ts';
import { useStats } from '../queries.ts';
import { barsOf, daysOf, hoursOf } from '../chart-data.ts';
import { BarFigure, TimeFigure } from './chart-figure.tsx';
import classes from './charts.module.css';
import { Failed } from './records-list.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** The figures of what is filtered, drawn: the hours of the day, the days, products and staff. */
export const Charts = ({ filters }: { filters: Filters }) => {
  const t = useT();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useStats(filters);
  if (isPending) return <RowsSkeleton />;
  if (!data || (error && isPlaceholderData && isApiError(error)))
    return (
      <Failed
        error={error}
        retry={() => {
          void refetch();
        }}
        isBusy={isFetching}
      />
    );
  if (data.days.length === 0)
    return (
      <PageState
        testId="records-empty"
        icon={<IconChartBar size={40} aria-hidden />}
        title={t(isNarrowed(filters) ? 'console.records.emptyFiltered' : 'console.records.empty')}
      />
    );
  const days = daysOf(data.days);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section
      className={classes['charts']}
      aria-label={t('console.records.view.charts')}
      aria-busy={isPlaceholderData}
      tabIndex={0}
      data-testid="charts"
    >
      <TimeFigure
        title={t(data.days.length > 1 ? 'console.charts.hoursOfDays' : 'console.charts.hours')}
        first={t('console.charts.hour')}
        points={hoursOf(data.hours)}
        testId="chart-hours"
      />
      {data.days.length > 1 && (
        <TimeFigure
          title={t(days.isWeekly ? 'console.charts.weeks' : 'console.charts.days')}
          first={t('console.records.range')}
          points={days.points}
          testId="chart-days"
        />
      )}
      <BarFigure
        title={t('console.charts.products')}
        first={t('console.records.product')}
        bars={barsOf(data.products, t('console.charts.others'))}
        testId="chart-products"
      />
      <BarFigure
        title={t('console.charts.operators')}
        first={t('console.records.operator')}
        bars={barsOf(data.operators, t('console.charts.others'))}
        testId="chart-operators"
      />
    </section>
  );
};
