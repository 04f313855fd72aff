import { refundReason } from '#shared/codes/refund.ts';
import { price } from '#shared/format/money.ts';
import { REFUND_REASONS } from '#shared/order/refund/refund-form.ts';
import { useT } from '../../../lib/i18n.ts';
import type { RefundPreview } from '../model.ts';

type Props = { reason: number | null; whole: RefundPreview; onReason: (reason: number) => void };

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
    <fieldset className="card rf-reasons">
      <legend className="card__title">{t('reimburse.reason')}</legend>
      <div className="rf-reasons__list">
        {offered.map(({ code, labelKey }) => (
          <label key={code} className="rf-reason">
            <input
              type="radio"
              name="reason"
              value={code}
              checked={code === reason}
              onChange={() => onReason(code)}
            />
            <span>
              {code === plasticBagFee
                ? t('reimburse.bag', { amount: price(whole.bagRefundAmtn) })
                : t(labelKey)}
            </span>
          </label>
        ))}
      </div>
      {reason === plasticBagFee && <p className="rf-note">{t('reimburse.bagText')}</p>}
    </fieldset>
  );
};
