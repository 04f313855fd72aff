import { Button, Checkbox } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { merchantPickCalls, WAVE_MOST } from '#shared/contract/merchant/pick.ts';
import { timeText } from '#shared/format/date.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { PageState } from '../../ui/page-state.tsx';
import { useBegin, useLeave, type OpenOrder } from './queries.ts';
import classes from './picking.module.css';

type RowProps = {
  order: OpenOrder;
  isChosen: boolean;
  isFull: boolean;
  onChange: (isChosen: boolean) => void;
};

const Row = ({ order, isChosen, isFull, onChange }: RowProps) => {
  const t = useT();
  const leave = useLeave();
  const { role } = useSignedIn().operator;
  const { number, pieces, readyAt, by, pickId } = order;
  const isTaken = pickId !== null;
  return (
    <li className={classes['order']} data-testid="pick-order" data-number={number}>
      <Checkbox
        size="lg"
        label={t('pick.order', { number })}
        checked={isChosen}
        disabled={isTaken || role === 'auditor' || (isFull && !isChosen)}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{t('pick.pieces', { count: pieces })}</span>
      {readyAt !== null && <span>{t('pick.readyAt', { time: timeText(readyAt) })}</span>}
      {isTaken && <strong>{t('pick.by', { name: by })}</strong>}
      {isTaken && (role === 'owner' || role === 'manager') && (
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate(pickId)}>
          {t('pick.free')}
        </Button>
      )}
    </li>
  );
};

/** The orders that are to be picked: one, or a wave of some. `wanted`: the order that a person came for. */
export const OpenOrders = ({
  orders,
  wanted,
}: {
  orders: readonly OpenOrder[];
  wanted: string | null;
}) => {
  const t = useT();
  const begin = useBegin();
  const { role } = useSignedIn().operator;
  const [marked, setMarked] = useState<readonly string[]>(wanted === null ? [] : [wanted]);
  const chosen = orders.filter(
    ({ orderId, pickId }) => pickId === null && marked.includes(orderId),
  );
  if (orders.length === 0)
    return <PageState icon={<IconShoppingCart size={40} aria-hidden />} title={t('pick.none')} />;
  const handleChange = (orderId: OrderId, isChosen: boolean): void =>
    setMarked((now) => [...now.filter((id) => id !== orderId), ...(isChosen ? [orderId] : [])]);
  const mayPick = merchantPickCalls.merchantPickBegin.roles?.includes(role) ?? true;
  return (
    <section className={classes['sheet']} aria-labelledby="pick-choose">
      <h2 id="pick-choose" className={classes['head']}>
        {t('pick.choose')}
      </h2>
      <ul className={classes['orders']}>
        {orders.map((order) => (
          <Row
            key={order.orderId}
            order={order}
            isChosen={chosen.includes(order)}
            isFull={chosen.length >= WAVE_MOST}
            onChange={(isChosen) => handleChange(order.orderId, isChosen)}
          />
        ))}
      </ul>
      {mayPick && (
        <Button
          size="lg"
          disabled={chosen.length === 0}
          loading={begin.isPending}
          onClick={() => begin.mutate(chosen.map(({ orderId }) => orderId))}
          data-testid="pick-begin"
        >
          {t('pick.begin', { count: chosen.length })}
        </Button>
      )}
    </section>
  );
};
