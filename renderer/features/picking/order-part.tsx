import { Button } from '@mantine/core';
import { useState } from 'react';
import { timeText } from '#shared/format/date.ts';
import { useT } from '../../lib/i18n.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { InsteadDialog } from './instead-dialog.tsx';
import { useGiveBack, type Line, type Pick } from './queries.ts';
import classes from './picking.module.css';

type Order = Pick['orders'][number];

/** What is missing of an order: its money goes back, or something else is offered. */
const Missing = ({ order, lines }: { order: Order; lines: readonly Line[] }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { orderId, number, changeUntil } = order;
  const giveBack = useGiveBack(number);
  if (changeUntil !== null)
    return <p className={classes['bad']}>{t('pick.waits', { time: timeText(changeUntil) })}</p>;
  return (
    <div className={classes['missing']} data-testid="pick-settle">
      <strong>{t('pick.settle', { number })}</strong>
      <Button
        size="md"
        loading={giveBack.isPending}
        onClick={() => giveBack.mutate({ orderId, lines })}
        data-testid="pick-give-back"
      >
        {t('pick.giveBack')}
      </Button>
      <Button variant="default" size="md" onClick={() => setOpen(true)} data-testid="pick-instead">
        {t('pick.instead')}
      </Button>
      {isOpen && (
        <InsteadDialog
          orderId={orderId}
          number={number}
          lines={lines}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};

/** One order of a list: how far it is, what is missing, and its end. */
export const OrderPart = ({
  pick,
  order,
  hasWaiting,
}: {
  pick: Pick;
  order: Order;
  hasWaiting: boolean;
}) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { orderId, number, isOver, changeUntil, readyAt } = order;
  if (isOver) return <p className={classes['sub']}>{t('pick.over', { number })}</p>;
  const lines = pick.lines.filter((line) => line.orderId === orderId);
  const left = lines.reduce((sum, line) => sum + line.left, 0);
  const missing = lines.filter(({ short }) => short > 0);
  return (
    <section className={classes['card']} aria-label={t('pick.order', { number })}>
      <h3 className={classes['bigNumber']}>{number}</h3>
      {readyAt !== null && (
        <span className={classes['sub']}>{t('pick.readyAt', { time: timeText(readyAt) })}</span>
      )}
      <span>{t('pick.left', { count: left })}</span>
      {(missing.length > 0 || changeUntil !== null) && <Missing order={order} lines={missing} />}
      <Button
        size="lg"
        disabled={left > 0 || missing.length > 0 || changeUntil !== null || hasWaiting}
        onClick={() => setOpen(true)}
        data-testid="pick-finish"
      >
        {t('pick.finish', { number })}
      </Button>
      {isOpen && <FinishDialog pick={pick} order={order} onClose={() => setOpen(false)} />}
    </section>
  );
};
