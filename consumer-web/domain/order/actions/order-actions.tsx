import type { ReactNode } from 'react';
import type { OrderAction } from '#shared/codes/order-action.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Order } from '../model.ts';
import { ContactButton } from '../messages/contact-button.tsx';
import { AgainButton } from './again-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { DeleteButton } from './delete-button.tsx';
import { RecallButton } from './recall-button.tsx';
import { RushButton } from './rush-button.tsx';
import type { StoreOrderKind } from '../store-orders.ts';
import { Link } from '../../../ui/link.tsx';

type Props = { kind: StoreOrderKind; order: Order };

/** One button for each action. */
const BUTTONS: Record<OrderAction, (props: Props, words: string) => ReactNode> = {
  PAY: ({ kind, order: { tradeId } }, words) => (
    <Link className="ord-button ord-button--main" to={kind.links.pay(tradeId)}>
      {words}
    </Link>
  ),
  CANCEL: (props) => <CancelButton {...props} />,
  RUSH: ({ kind, order: { tradeId } }) => <RushButton kind={kind} tradeId={tradeId} />,
  REFUND: ({ kind, order: { tradeId } }, words) => (
    <Link className="ord-button" to={kind.links.refund(tradeId)}>
      {words}
    </Link>
  ),
  CANCEL_REFUND: ({ kind, order: { tradeId } }) => <RecallButton kind={kind} tradeId={tradeId} />,
  COMMENT: ({ kind, order: { tradeId } }, words) => (
    <Link className="ord-button ord-button--main" to={kind.links.review(tradeId)}>
      {words}
    </Link>
  ),
  AGAIN: (props) => <AgainButton {...props} />,
  EDIT_TIME: ({ kind: { links }, order: { tradeId } }, words) =>
    links.editTime && (
      <Link className="ord-button" to={links.editTime(tradeId)}>
        {words}
      </Link>
    ),
  DELETE: ({ kind, order: { tradeId } }) => <DeleteButton kind={kind} tradeId={tradeId} />,
  CONTACT: (props, words) => <ContactButton {...props} words={words} />,
};

/** The most likely action first, the most destructive last. */
const RANK: Partial<Record<OrderAction, number>> = { PAY: -1, COMMENT: -1, REFUND: 1 };
const rankOf = (action: OrderAction): number => RANK[action] ?? 0;

/** What the owner of the order may do now: the server's list, nothing else (decision E2). */
export const OrderActions = ({ kind, order }: Props) => {
  const t = useT();
  const shown = order.actions
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((action) => (
      <li key={action}>{BUTTONS[action]({ kind, order }, t(`order.action.${action}`))}</li>
    ));
  return shown.length > 0 ? (
    <ul className="ord-actions" aria-label={t('order.actions')}>
      {shown}
    </ul>
  ) : null;
};
