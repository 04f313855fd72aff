import type { ComboOrder, ComboPiece } from '#shared/contract/consumer/combo.ts';
import { dateText, dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { askFirst } from '../../../lib/question.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { useCancel } from '../mutations.ts';
import { PieceCard } from './piece-card.tsx';

type Order = { order: ComboOrder };

const Refund = ({ order }: Order) => {
  const t = useT();
  const cancel = useCancel();
  const handleRefund = (): void =>
    askFirst({
      title: t('combo.order.refundAsk', { amount: price(order.payAmount) }),
      text: t('combo.order.refundAskText'),
      yes: t('combo.order.refundYes'),
      no: t('combo.order.refundNo'),
      run: () => cancel.mutate(order.orderId),
    });
  return (
    <>
      {cancel.error !== null && (
        <p className="alert" role="alert">
          {errorText(cancel.error, t)}
        </p>
      )}
      {order.canRefund && (
        <>
          <Button isBlock tone="quiet" isBusy={cancel.isPending} onPress={handleRefund}>
            {t('combo.order.refund')}
          </Button>
          <p className="combo-note">{t('combo.order.refundNote')}</p>
        </>
      )}
    </>
  );
};

/** A purchase: what was paid, what it brought, and what went back. */
export const OrderFacts = ({ order, pieces }: Order & { pieces: readonly ComboPiece[] }) => {
  const t = useT();
  const { payTime, endAt, refundAmount, refundTime, status } = order;
  const rows: [string, string][] = [
    [t('combo.order.price'), price(order.payAmount)],
    [t('combo.order.created'), dateTimeText(order.createTime)],
  ];
  if (payTime !== null) rows.push([t('combo.order.paid'), dateTimeText(payTime)]);
  if (endAt !== null && status === 'paid') rows.push([t('combo.order.until'), dateText(endAt)]);
  if (refundAmount > 0 && refundTime !== null)
    rows.push([t('combo.order.refunded'), `${price(refundAmount)} · ${dateText(refundTime)}`]);
  return (
    <div className="combo">
      <Card title={`${order.name} · ${t('combo.order.count', { count: order.quantity })}`}>
        <p className="combo-state" data-testid="combo-order-state">
          {t(`combo.order.state.${status}`)}
        </p>
        <Facts rows={rows} />
      </Card>
      <ul className="combo-pieces">
        {pieces.map((piece) => (
          <PieceCard key={piece.id} piece={piece} />
        ))}
      </ul>
      {status === 'paid' && (
        <>
          <Link className="button-link" to={consumerRoutes.expandCouponList.path}>
            {t('combo.links.list')}
          </Link>
          <Refund order={order} />
        </>
      )}
    </div>
  );
};
