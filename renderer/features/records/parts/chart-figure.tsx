import { BarChart } from '@mantine/charts';
import { Title, VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { grouped } from '#shared/format/grouped.ts';
import { sum as moneySum } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Bar, Point } from '../chart-data.ts';
import classes from './charts.module.css';

const BAR_PX = 34;
/** Room for a number at the end of the longest bar. */
const BAR_MARGIN = { right: 56 };

/** A name in one line of an axis, cut where it gets too long: a Chinese sign is as wide as two Latin ones. The table has it whole. */
const MOST_WIDTH = 25;
const short = (name: string): string => {
  let width = 0;
  const cut = [...name].findIndex((sign) => (width += sign > '\u2e7f' ? 2 : 1) > MOST_WIDTH);
  return cut < 0
    ? name
    : `${[...name]
        .slice(0, cut - 1)
        .join('')
        .trimEnd()}…`;
};

/** A drawing with its title; for those who do not see it, the same numbers as a table. */
const Figure = ({
  title,
  testId,
  table,
  children,
}: {
  title: string;
  testId: string;
  table: { heads: string[]; rows: (string | number)[][] };
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <figure className={classes['figure']} aria-labelledby={id} data-testid={testId}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <div aria-hidden>{children}</div>
      <VisuallyHidden>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {table.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...rest]) => (
              <tr key={String(first)}>
                <th scope="row">{first}</th>
                {rest.map((value, index) => (
                  <td key={table.heads[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
};

/** Attempts over time, by what became of them. */
export const TimeFigure = ({
  title,
  first,
  points,
  testId,
}: {
  title: string;
  first: string;
  points: readonly Point[];
  testId: string;
}) => {
  const t = useT();
  const series = [
    { name: 'ok', label: t('console.records.result.OK'), color: 'var(--senado-brand-ink)' },
    {
      name: 'refused',
      label: t('console.records.result.REFUSED'),
      color: 'var(--senado-refused-bar)',
    },
    { name: 'undone', label: t('console.records.result.UNDONE'), color: 'var(--senado-edge)' },
  ];
  const table = {
    heads: [first, ...series.map(({ label }) => label), t('console.records.amount')],
    rows: points.map(({ at, ok, refused, undone, amount }) => [
      at,
      ok,
      refused,
      undone,
      moneySum(amount),
    ]),
  };
  return (
    <Figure title={title} testId={testId} table={table}>
      <BarChart
        h={220}
        data={[...points]}
        dataKey="at"
        type="stacked"
        series={series}
        withLegend
        legendProps={{ verticalAlign: 'top', height: 36 }}
        gridAxis="x"
        tickLine="none"
        xAxisProps={{ minTickGap: 24 }}
        yAxisProps={{ allowDecimals: false }}
        maxBarWidth={36}
        valueFormatter={grouped}
        accessibilityLayer={false}
      />
    </Figure>
  );
};

/** Uses by product or by staff, the most first. */
export const BarFigure = ({
  title,
  first,
  bars,
  testId,
}: {
  title: string;
  first: string;
  bars: readonly Bar[];
  testId: string;
}) => {
  const t = useT();
  const table = {
    heads: [first, t('console.records.times'), t('console.records.amount')],
    rows: bars.map(({ name, times, amount }) => [name, times, moneySum(amount)]),
  };
  const texts = new Map(bars.map(({ name, amount }) => [name, moneySum(amount)]));
  return (
    <Figure title={title} testId={testId} table={table}>
      <BarChart
        h={bars.length * BAR_PX + 40}
        data={bars.map(({ name, times }) => ({ name, times }))}
        dataKey="name"
        orientation="vertical"
        series={[
          { name: 'times', label: t('console.records.times'), color: 'var(--senado-brand-ink)' },
        ]}
        gridAxis="y"
        tickLine="none"
        xAxisProps={{ allowDecimals: false }}
        yAxisProps={{ width: 170, interval: 0, tickFormatter: short }}
        maxBarWidth={20}
        withBarValueLabel
        valueLabelProps={{ fill: 'var(--senado-ink)' }}
        valueFormatter={grouped}
        barChartProps={{ margin: BAR_MARGIN }}
        accessibilityLayer={false}
        tooltipProps={{
          labelFormatter: (name) =>
            typeof name === 'string' ? `${name} ${texts.get(name) ?? ''}` : '',
        }}
      />
    </Figure>
  );
};
