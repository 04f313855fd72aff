import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { sum } from '#shared/format/money.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { groupsOf, rowsOf, type Group, type GroupRow } from '../day-rows.ts';
import classes from './breakdown.module.css';
import { Share, StoreName } from './store-name.tsx';

/** Rows of stores of deals show which are closed; a store without a redemption is listed too. */
const storeRows = ({ stores }: DayReply): GroupRow[] =>
  stores
    .filter(({ kind }) => kind === 'group')
    .map(({ storeId, name, total }) => ({ key: storeId, name, ...total }));

type TableProps = { day: DayReply; group: Group; onStore: (storeId: StoreId) => void };

const Table = ({ day, group, onStore }: TableProps) => {
  const t = useT();
  const isOwner = day.figures.total.settle !== undefined;
  const isStores = group === 'stores';
  const rows = isStores ? storeRows(day) : rowsOf(day, group);
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  const { total } = day.figures;
  return (
    <table className={classes['table']} data-testid="day-table">
      <thead>
        <tr>
          <th scope="col">{t(`day.column.${group}`)}</th>
          <th scope="col" className={classes['number']}>
            {t('day.column.count')}
          </th>
          <th scope="col" className={classes['number']}>
            {t('day.column.times')}
          </th>
          <th scope="col" className={classes['number']}>
            {t('day.column.amount')}
          </th>
          {isOwner && (
            <th scope="col" className={classes['number']}>
              {t('day.column.settle')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-testid="day-row">
            <th scope="row">
              {isStores ? (
                <StoreName day={day} row={row} onStore={onStore} />
              ) : (
                <span className={classes['name']}>{row.name}</span>
              )}
              <Share part={row.amount / most} />
            </th>
            <td className={classes['number']}>{row.count}</td>
            <td className={classes['number']}>{row.times}</td>
            <td className={classes['number']}>{sum(row.amount)}</td>
            {isOwner && (
              <td className={classes['number']}>
                {row.settle === undefined ? '' : sum(row.settle)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('day.total')}</th>
          <td className={classes['number']}>{total.count}</td>
          <td className={classes['number']}>{total.times}</td>
          <td className={classes['number']}>{sum(total.amount)}</td>
          {isOwner && (
            <td className={classes['number']}>
              {total.settle === undefined ? '' : sum(total.settle)}
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
};

/** The day by product, staff, store or hour. */
export const Breakdown = ({ day, onStore }: Omit<TableProps, 'group'>) => {
  const t = useT();
  const groups = groupsOf(day);
  const [chosen, setGroup] = useState<Group>(day.storeId === null ? 'stores' : 'products');
  const group = groups.includes(chosen) ? chosen : 'products';
  const isEmpty = day.figures.total.count === 0 && group !== 'stores';
  return (
    <DetailCard
      title={t(`day.by.${group}`)}
      note={
        <SegmentedControl
          aria-label={t('day.by')}
          value={group}
          onChange={setGroup}
          data={groups.map((value) => ({ value, label: t(`day.by.${value}`) }))}
        />
      }
    >
      {isEmpty ? (
        <Text c="dimmed" py="xl" ta="center" data-testid="day-empty">
          {t('day.by.empty')}
        </Text>
      ) : (
        <Table day={day} group={group} onStore={onStore} />
      )}
    </DetailCard>
  );
};
