import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { DayReply, OrderMoney } from '#shared/contract/merchant/day-close.ts';
import { sum } from '#shared/format/money.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { cents, ZERO } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { hourText, signedMoney } from '../day-words.ts';
import { backOf } from '../order-rows.ts';
import classes from './breakdown.module.css';
import { Share, StoreName } from './store-name.tsx';

type Group = 'stores' | 'hours';
type Row = { key: string; name: string; money: OrderMoney };

const NONE: OrderMoney = {
  count: 0,
  paid: ZERO,
  promotions: ZERO,
  whole: ZERO,
  wholeCount: 0,
  part: ZERO,
  partCount: 0,
  given: ZERO,
  givenCount: 0,
  delivery: ZERO,
};

/** A store without an order is listed too; hours are of all kinds, a line a kind. */
const rowsOf = ({ stores, figures: { orders } }: DayReply, group: Group): Row[] =>
  group === 'hours'
    ? orders.flatMap(({ kind, hours }) =>
        hours.map(({ hour, ...money }) => ({
          key: `${kind} ${hour}`,
          name: hourText(hour),
          money,
        })),
      )
    : stores
        .filter(({ kind }) => kind !== 'group')
        .map(({ storeId, name }) => ({
          key: storeId,
          name,
          money: orders.flatMap((of) => of.stores).find(({ id }) => id === storeId) ?? NONE,
        }));

type Props = { day: DayReply; onStore: (storeId: StoreId) => void };

const Table = ({ day, group, onStore }: Props & { group: Group }) => {
  const t = useT();
  const isOwner = day.booked.settle !== undefined;
  const rows = rowsOf(day, group);
  const most = Math.max(1, ...rows.map(({ money }) => money.paid));
  const number = classes['number'];
  return (
    <table className={classes['table']} data-testid="day-order-table">
      <thead>
        <tr>
          <th scope="col">{t(`day.column.${group}`)}</th>
          <th scope="col" className={number}>
            {t('day.column.orders')}
          </th>
          <th scope="col" className={number}>
            {t('day.order.paid')}
          </th>
          <th scope="col" className={number}>
            {t('day.column.back')}
          </th>
          {isOwner && (
            <th scope="col" className={number}>
              {t('day.order.net')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-testid="day-order-row">
            <th scope="row">
              <StoreName day={day} row={row} onStore={onStore} />
              <Share part={row.money.paid / most} />
            </th>
            <td className={number}>{row.money.count}</td>
            <td className={number}>{sum(row.money.paid)}</td>
            <td className={number}>{signedMoney(cents(0 - backOf(row.money)))}</td>
            {isOwner && <td className={number}>{sum(row.money.net ?? ZERO)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The orders of a day by store or hour. */
export const OrderBreakdown = ({ day, onStore }: Props) => {
  const t = useT();
  const groups: readonly Group[] = day.storeId === null ? ['stores', 'hours'] : ['hours'];
  const [chosen, setGroup] = useState<Group>(groups[0]!);
  const group = groups.includes(chosen) ? chosen : 'hours';
  const isEmpty = rowsOf(day, group).length === 0;
  return (
    <DetailCard
      title={t(`day.by.${group}`)}
      note={
        groups.length > 1 && (
          <SegmentedControl
            aria-label={t('day.by')}
            value={group}
            onChange={setGroup}
            data={groups.map((value) => ({ value, label: t(`day.by.${value}`) }))}
          />
        )
      }
    >
      {isEmpty ? (
        <Text c="dimmed" py="xl" ta="center" data-testid="day-orders-empty">
          {t('day.order.empty')}
        </Text>
      ) : (
        <Table day={day} group={group} onStore={onStore} />
      )}
    </DetailCard>
  );
};
