import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refundProgress } from '#shared/codes/refund.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { price } from '#shared/format/money.ts';
import { refundDisplay } from '#shared/order/refund/refund-display.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { Price } from '../../../ui/price.tsx';
import type { Refund } from '../model.ts';
import { kindKey } from '../queries.ts';
import { hoursLeft } from '../time-words.ts';
import { RecallButton } from '../actions/recall-button.tsx';
import type { RefundKind } from '../store-orders.ts';

/** The store's 24 hours, counted down; at their end the refund is refetched (decision E10). */
const Clock = ({ kind, until }: { kind: RefundKind; until: Instant }) => {
  const t = useT();
  const queries = useQueryClient();
  const now = useNow();
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: kindKey(kind) });
  }, [isOver, kind, queries]);
  return (
    <p className="ord-head__line num" role="timer" data-testid="refund-clock">
      {t('reimburse.autoIn', { left: hoursLeft(until, now) })}
    </p>
  );
};

type Props = { kind: RefundKind; tradeId: OrderId; refund: Refund };

/** The state of the request with its sum. */
export const RefundHead = ({ kind, tradeId, refund }: Props) => {
  const t = useT();
  const { labelKey, tone } = refundDisplay({ refundProgress: refund.refundProgress });
  const isDeclined = refund.refundProgress === refundProgress.codes.rejected;
  return (
    <section
      className="ord-head"
      aria-labelledby="refund-state"
      data-testid="refund-head"
      data-progress={refund.refundProgress}
    >
      <h2 className={`ord-head__state ord-head__state--${tone}`} id="refund-state">
        {t(isDeclined ? 'refund.declined' : labelKey)}
      </h2>
      <div className="rf-amount">
        <Price value={refund.refundAmtn} size="l" />
      </div>
      {refund.goldAmtn > 0 && (
        <p className="ord-head__line num">
          {t('reimburse.withGold', { amount: price(refund.goldAmtn) })}
        </p>
      )}
      {refund.autoRefundTime !== null && <Clock kind={kind} until={refund.autoRefundTime} />}
      {refund.isAutomatic && <p className="ord-head__line">{t('reimburse.automatic')}</p>}
      {refund.canCancel && (
        <ul className="ord-actions">
          <li>
            <RecallButton kind={kind} tradeId={tradeId} />
          </li>
        </ul>
      )}
    </section>
  );
};
