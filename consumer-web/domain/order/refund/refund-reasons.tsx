import { refundReason } from '#shared/codes/refund.ts';
import { price } from '#shared/format/money.ts';
import { REFUND_REASONS } from '#shared/order/refund/refund-form.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Refundable } from '../model.ts';
import { ReasonChoice } from './reason-choice.tsx';

type Props = { reason: number | null; whole: Refundable; onReason: (reason: number) => void };

/**
 * The fifteen reasons (decision E5). The fee for bags is offered while one can come back, alone
 * when nothing else can.
 */
export const RefundReasons = ({ reason, whole, onReason }: Props) => {
  const t = useT();
  const { plasticBagFee } = refundReason.codes;
  const offered = REFUND_REASONS.filter(({ code }) =>
    code === plasticBagFee ? whole.canBagRefund : whole.canRefund,
  );
  return (
    <ReasonChoice
      reasons={offered.map(({ code, labelKey }) => ({
        code,
        label:
          code === plasticBagFee
            ? t('reimburse.bag', { amount: price(whole.bagRefundAmtn) })
            : t(labelKey),
      }))}
      reason={reason}
      onReason={onReason}
      note={reason === plasticBagFee && t('reimburse.bagText')}
    />
  );
};
