import { Badge, Button } from '@mantine/core';
import { memo, useState, type KeyboardEvent } from 'react';
import type { DeskAct, DeskFlag, DeskStage } from '#shared/codes/desk.ts';
import { riderStatus } from '#shared/codes/order-status.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { timeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { Link } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { useAct } from '../mutations.ts';
import { remarkWords } from '../remark.ts';
import { BroughtBack, OnTheWay, useTurn } from '../delivery/on-the-way.tsx';
import classes from '../desk.module.css';
import { AskDialog } from './ask-dialogs.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { Due } from './due.tsx';
import { OrderActs, press, type Asking } from './order-acts.tsx';
import { OrderLines } from './order-lines.tsx';
import { RefundPart } from './refund-part.tsx';

/** What must not be overlooked. */
const URGENT: readonly DeskFlag[] = ['ALLERGY', 'LATE', 'RUSHED'];

/** One key an act, while the card has the focus. */
const KEYS: Readonly<Record<string, DeskAct>> = {
  a: 'ACCEPT',
  x: 'REFUSE',
  t: 'SET_READY',
  r: 'READY',
  u: 'UNREADY',
  h: 'HAND_OVER',
  s: 'SEND_OUT',
  d: 'DELIVERED',
  o: 'TAKE_OVER',
  p: 'OFFER_PICKUP',
  n: 'NOT_MET',
  b: 'BRING_BACK',
};

const Rider = ({ order: { way, rider }, stage }: { order: DeskOrder; stage: DeskStage }) => {
  const t = useT();
  if (way !== 'RIDER' || stage === 'NEW' || stage === 'DONE') return null;
  const isHere = rider?.status === riderStatus.codes.pickingUp;
  return (
    <p className={classes['meta']}>
      {rider === null
        ? t('desk.riderNone')
        : t(isHere ? 'desk.riderAtStore' : 'desk.rider', { name: rider.name })}
    </p>
  );
};

const Head = ({ order, stage }: { order: DeskOrder; stage: DeskStage }) => {
  const t = useT();
  return (
    <>
      <div className={classes['top']}>
        <h3 className={classes['number']}>{order.number}</h3>
        <Due order={order} stage={stage} />
      </div>
      <div className={classes['top']}>
        <span className={classes['way']}>{t(`desk.way.${order.way}`)}</span>
        <span className={classes['way']}>{t('desk.paid', { amount: price(order.paidAmtn) })}</span>
      </div>
      {order.flags.length > 0 && (
        <div className={classes['flags']}>
          {order.flags.map((flag) => (
            <Badge
              key={flag}
              tt="none"
              size="lg"
              variant={URGENT.includes(flag) ? 'filled' : 'light'}
              color={URGENT.includes(flag) ? 'red.9' : 'azulejo'}
            >
              {t(`desk.flag.${flag}`)}
            </Badge>
          ))}
        </div>
      )}
    </>
  );
};

/** What the guest wants to be known, and who they are to the store. */
const Guest = ({ order }: { order: DeskOrder }) => {
  const t = useT();
  const { buyer } = order;
  const remark = remarkWords(order, t);
  return (
    <>
      {remark !== '' && (
        <p className={classes['remark']} aria-label={t('desk.remark')}>
          {remark}
        </p>
      )}
      <p className={classes['meta']}>
        {[
          t('desk.guest', { mask: buyer.mask }),
          ...(buyer.ordersHere > 1 ? [t('desk.guestAgain', { count: buyer.ordersHere })] : []),
        ].join(' · ')}
      </p>
    </>
  );
};

/** Leads a supermarket's order to the shelves. */
const PickLink = ({ order, stage }: { order: DeskOrder; stage: DeskStage }) => {
  const t = useT();
  const { kind, number, storeId, orderId, acts } = order;
  if (kind !== 'market' || stage !== 'MAKING' || acts.length === 0) return null;
  return (
    <Button
      component={Link}
      to={href(merchantRoutes.merchantPicking, { store: storeId, order: orderId })}
      variant="default"
      size="md"
      px="xs"
      aria-label={t('desk.pickOf', { number })}
      data-testid="desk-pick"
    >
      {t('desk.pick')}
    </Button>
  );
};

/** A change that waits for the guest's answer, and until when. */
const ChangeWaits = ({ order: { change } }: { order: DeskOrder }) => {
  const t = useT();
  return change === null ? null : (
    <p className={classes['refund']} data-testid="desk-change-waits">
      {t('desk.change.waits', { time: timeText(change.answerBefore) })}
    </p>
  );
};

type CardProps = { order: DeskOrder; stage: DeskStage };

/** One order at the desk: what is in it, by when, and what comes next. Drawn anew only when it moves. */
export const OrderCard = memo(({ order, stage }: CardProps) => {
  const t = useT();
  const act = useAct(order);
  useTurn(order);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [minutes, setMinutes] = useState(order.suggestedMinutes);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const wish = KEYS[event.key.toLowerCase()];
    const isPlain = event.target === event.currentTarget && !event.ctrlKey && !event.metaKey;
    if (!isPlain || wish === undefined || !order.acts.includes(wish) || act.isPending) return;
    press(wish, { order, act, minutes, onAsk: setAsking });
  };
  return (
    <li
      className={classes['card']}
      tabIndex={0}
      data-new={stage === 'NEW'}
      data-testid="desk-card"
      data-number={order.number}
      aria-label={order.number}
      onKeyDown={handleKey}
    >
      <Head order={order} stage={stage} />
      <BroughtBack order={order} />
      <OrderLines order={order} hasAllergens={order.flags.includes('ALLERGY')} />
      <Guest order={order} />
      <Rider order={order} stage={stage} />
      <ChangeWaits order={order} />
      <OnTheWay order={order} />
      <RefundPart order={order} />
      <OrderActs order={order} act={act} minutes={minutes} onMinutes={setMinutes} onAsk={setAsking}>
        <PickLink order={order} stage={stage} />
        <Button
          variant="subtle"
          size="md"
          px="xs"
          aria-label={t('desk.detailsOf', { number: order.number })}
          onClick={() => setOpen(true)}
        >
          {t('desk.details')}
        </Button>
      </OrderActs>
      {asking !== null && (
        <AskDialog asking={asking} order={order} onClose={() => setAsking(null)} />
      )}
      {isOpen && <DetailsDialog order={order} onClose={() => setOpen(false)} />}
    </li>
  );
});
OrderCard.displayName = 'OrderCard';
