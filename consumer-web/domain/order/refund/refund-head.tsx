import type { OrderId } from '#shared/kernel/ids.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { RecallButton } from '../actions/recall-button.tsx';
import type { Refund } from '../model.ts';
import type { RefundKind } from '../store-orders.ts';
import { RefundClock } from './refund-clock.tsx';
import { RefundState } from './refund-state.tsx';

type Props = { kind: RefundKind; tradeId: OrderId; refund: Refund };

/** The state of the request of a store's order. */
export const RefundHead = ({ kind, tradeId, refund }: Props) => {
  const t = useT();
  return (
    <RefundState progress={refund.refundProgress} amount={refund.refundAmtn}>
      {refund.goldAmtn > 0 && (
        <p className="ord-head__line num">
          {t('reimburse.withGold', { amount: price(refund.goldAmtn) })}
        </p>
      )}
      {refund.autoRefundTime !== null && <RefundClock kind={kind} until={refund.autoRefundTime} />}
      {refund.isAutomatic && <p className="ord-head__line">{t('reimburse.automatic')}</p>}
      {refund.canCancel && (
        <ul className="ord-actions">
          <li>
            <RecallButton kind={kind} tradeId={tradeId} />
          </li>
        </ul>
      )}
    </RefundState>
  );
};
