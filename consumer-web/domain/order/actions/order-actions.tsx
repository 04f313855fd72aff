import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderAction } from '#shared/codes/order-action.ts';
import { dialNumber } from '#shared/format/dial-number.ts';
import { useT } from '../../../lib/i18n.ts';
import { payLink, refundLink, reviewLink } from '../../../features/takeout/orders/links.ts';
import type { Order } from '../model.ts';
import { AgainButton } from './again-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { DeleteButton } from './delete-button.tsx';
import { RecallButton } from './recall-button.tsx';
import { RushButton } from './rush-button.tsx';

/** One button a kind of action; what this version has no page for shows none. */
const BUTTONS: Record<OrderAction, ((order: Order, words: string) => ReactNode) | null> = {
  PAY: ({ tradeId }, words) => (
    <Link className="ord-button ord-button--main" to={payLink(tradeId)}>
      {words}
    </Link>
  ),
  CANCEL: (order) => <CancelButton order={order} />,
  RUSH: ({ tradeId }) => <RushButton tradeId={tradeId} />,
  REFUND: ({ tradeId }, words) => (
    <Link className="ord-button" to={refundLink(tradeId)}>
      {words}
    </Link>
  ),
  CANCEL_REFUND: ({ tradeId }) => <RecallButton tradeId={tradeId} />,
  COMMENT: ({ tradeId }, words) => (
    <Link className="ord-button ord-button--main" to={reviewLink(tradeId)}>
      {words}
    </Link>
  ),
  AGAIN: ({ tradeId }) => <AgainButton tradeId={tradeId} />,
  EDIT_TIME: null,
  DELETE: ({ tradeId }) => <DeleteButton tradeId={tradeId} />,
  CONTACT: ({ storeInfo }, words) =>
    storeInfo.phone === '' ? null : (
      <a className="ord-button" href={`tel:${dialNumber(`853${storeInfo.phone}`)}`}>
        {words}
      </a>
    ),
};

/** What one most likely came for stands first, what nobody wants to press by mistake last. */
const RANK: Partial<Record<OrderAction, number>> = { PAY: -1, COMMENT: -1, REFUND: 1 };
const rankOf = (action: OrderAction): number => RANK[action] ?? 0;

/** What the owner of the order may do now: the server's list, nothing else (decision E2). */
export const OrderActions = ({ order }: { order: Order }) => {
  const t = useT();
  const shown = order.actions
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((action) => {
      const button = BUTTONS[action];
      return button === null
        ? []
        : [<li key={action}>{button(order, t(`order.action.${action}`))}</li>];
    });
  return shown.length > 0 ? (
    <ul className="ord-actions" aria-label={t('orders.actions')}>
      {shown}
    </ul>
  ) : null;
};
