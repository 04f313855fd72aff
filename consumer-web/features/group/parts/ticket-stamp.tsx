import type { VoucherStatus } from '#shared/codes/group-order.ts';
import { groupCode, isVoucherCode } from '#shared/voucher/code.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Voucher } from '../model.ts';
import { TicketUses } from './ticket-uses.tsx';

type Props = { voucher: Voucher; status: Exclude<VoucherStatus, 'valid'>; isFresh: boolean };

/** A ticket that is over: a stamp in place of the code. `isFresh`: it was used while on screen. */
export const TicketStamp = ({ voucher, status, isFresh }: Props) => {
  const t = useT();
  const hasRefund = voucher.uses.some(({ refunded }) => refunded !== null);
  const isUsedRefund = hasRefund && voucher.timesUsed === voucher.timesTotal;
  return (
    <div className={`stamped${isFresh ? ' stamped--fresh' : ''}`}>
      <p className={`stamp stamp--${status}`}>
        <span>{t(`voucher.status.${status}`)}</span>
      </p>
      {isFresh && status === 'used' && <p className="stamped__wish">{t('voucher.justUsed')}</p>}
      {status !== 'used' && (
        <p className="stamped__why">
          {t(isUsedRefund ? 'voucher.closed.usedRefunded' : `voucher.closed.${status}`)}
        </p>
      )}
      {(status === 'used' || hasRefund) && <TicketUses uses={voucher.uses} />}
      {isVoucherCode(voucher.code) && (
        <p className="stamped__digits num">
          <span className="unseen">{t('voucher.code')}</span>
          {groupCode(voucher.code)}
        </p>
      )}
    </div>
  );
};
