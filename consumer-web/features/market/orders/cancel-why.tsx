import { useState } from 'react';
import { CancelButton } from '../../../domain/order/actions/cancel-button.tsx';
import type { Order } from '../../../domain/order/model.ts';
import { ReasonChoice } from '../../../domain/order/refund/reason-choice.tsx';
import { useT } from '../../../lib/i18n.ts';
import { marketKind } from './market-kind.ts';

const REASONS = [
  'marketOrder.reason.changedMind',
  'marketOrder.reason.wrongGoods',
  'marketOrder.reason.wrongAddress',
  'marketOrder.reason.tooSlow',
  'marketOrder.reason.other',
] as const;

/** Cancels an order and says why, if the guest wants to. */
export const CancelWhy = ({ order }: { order: Order }) => {
  const t = useT();
  const [reason, setReason] = useState<number | null>(null);
  const reasons = REASONS.map((key, code) => ({ code, label: t(key) }));
  return (
    <ReasonChoice
      title={t('marketOrder.cancelWhy')}
      reasons={reasons}
      reason={reason}
      onReason={setReason}
    >
      <div className="ord-actions">
        <CancelButton
          kind={marketKind}
          order={order}
          reason={reason === null ? undefined : reasons[reason]?.label}
        />
      </div>
    </ReasonChoice>
  );
};
