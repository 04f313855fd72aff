import type { ReactNode } from 'react';
import { refundProgress } from '#shared/codes/refund.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { refundDisplay } from '#shared/order/refund/refund-display.ts';
import { useT } from '../../../lib/i18n.ts';
import { Price } from '../../../ui/price.tsx';

type Props = { progress: number; amount: Cents; children?: ReactNode };

/** The state of a request with its sum, and what else there is to know or to do. */
export const RefundState = ({ progress, amount, children }: Props) => {
  const t = useT();
  const { labelKey, tone } = refundDisplay({ refundProgress: progress });
  const isDeclined = progress === refundProgress.codes.rejected;
  return (
    <section
      className="ord-head"
      aria-labelledby="refund-state"
      data-testid="refund-head"
      data-progress={progress}
    >
      <h2 className={`ord-head__state ord-head__state--${tone}`} id="refund-state">
        {t(isDeclined ? 'refund.declined' : labelKey)}
      </h2>
      <div className="rf-amount">
        <Price value={amount} size="l" />
      </div>
      {children}
    </section>
  );
};
