import type { GroupRefundRequest } from '#shared/contract/consumer/group-refund.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { RecallGroupRefund } from '../../../domain/order/group-refund/recall-group-refund.tsx';
import { groupOrders } from '../../../domain/order/kinds/group.ts';
import { RefundClock } from '../../../domain/order/refund/refund-clock.tsx';
import { RefundState } from '../../../domain/order/refund/refund-state.tsx';
import { useT } from '../../../lib/i18n.ts';
import { isAtOnce } from '../steps.ts';

type Props = { orderId: OrderId; request: GroupRefundRequest };

/** The state of a request, where its money is, the store's time, and the way to withdraw it. */
export const RequestHead = ({ orderId, request }: Props) => {
  const t = useT();
  const { progress, amtn, autoAt, channelResult, isAutomatic, isUsed, canCancel } = request;
  return (
    <RefundState progress={progress} amount={amtn}>
      {channelResult !== null && (
        <p className="ord-head__line" data-testid="refund-money">
          {t(`groupRefund.money.${channelResult}`)}
        </p>
      )}
      {autoAt !== null && <RefundClock kind={groupOrders} until={autoAt} />}
      {isAutomatic && (
        <p className="ord-head__line">
          {t(isAtOnce(request) ? 'groupRefund.approvedAtOnce' : 'reimburse.automatic')}
        </p>
      )}
      {isUsed && <p className="ord-head__line">{t('groupRefund.byStoreText')}</p>}
      {canCancel && (
        <ul className="ord-actions">
          <li>
            <RecallGroupRefund orderId={orderId} />
          </li>
        </ul>
      )}
    </RefundState>
  );
};
