import { useState } from 'react';
import type { DeskStage } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import classes from '../desk.module.css';
import { OrderCard } from './order-card.tsx';

/** More than a screen shows of a column. */
const STEP = 12;
/** The next cards are drawn before the end of those that are there comes into sight. */
const AHEAD = '0px 0px 1200px 0px';

type Props = { stage: DeskStage; orders: readonly DeskOrder[]; labelledBy: string };

/** The cards of a column from its head on, and more as somebody comes near their end: a full board opens and moves as quickly as a short one. */
export const Cards = ({ stage, orders, labelledBy }: Props) => {
  const [most, setMost] = useState(STEP);
  const watchEnd = (mark: HTMLLIElement | null) => {
    if (mark === null) return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting === true) setMost(most + STEP);
      },
      { root: mark.parentElement, rootMargin: AHEAD },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  };
  return (
    <ul className={classes['cards']} aria-labelledby={labelledBy}>
      {orders.slice(0, most).map((order) => (
        <OrderCard key={order.orderId} order={order} stage={stage} />
      ))}
      {/* a new one after each step: a mark that is still in sight says nothing new */}
      {orders.length > most && <li key={most} ref={watchEnd} aria-hidden />}
    </ul>
  );
};
