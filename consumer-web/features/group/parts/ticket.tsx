import { useState } from 'react';
import { voucherStatus, type VoucherStatus } from '#shared/codes/group-order.ts';
import { dateText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { Facts } from '../../../ui/card.tsx';
import type { QrCode, Voucher } from '../model.ts';
import { spanWords } from '../use-words.ts';
import { TicketCode } from './ticket-code.tsx';
import { TicketStamp } from './ticket-stamp.tsx';
import { TicketUses } from './ticket-uses.tsx';

const TONES: Record<VoucherStatus, 'good' | 'quiet' | 'warn'> = {
  valid: 'good',
  used: 'quiet',
  refunded: 'quiet',
  expired: 'quiet',
  refunding: 'warn',
  unknown: 'quiet',
};

type Props = {
  voucher: Voucher;
  name: string;
  codes: readonly QrCode[];
  now: Instant;
  onRenew: () => unknown;
};

/** One voucher as a ticket: what it is for, the code to scan, and a stub with its limits. */
export const Ticket = ({ voucher, name, codes, now, onRenew }: Props) => {
  const t = useT();
  const status = voucherStatus.nameOf(voucher.status);
  const [firstStatus] = useState(status);
  const left = voucher.timesTotal - voucher.timesUsed;
  return (
    <article className="ticket" data-testid="ticket" data-status={status} aria-label={name}>
      <header className="ticket__head">
        <h2 className="ticket__name">{name}</h2>
        <p className="ticket__state">
          <span className={`tag tag--${TONES[status]}`}>{t(`voucher.status.${status}`)}</span>
          {voucher.timesTotal > 1 && (
            <span className="tag num">
              {t('voucher.usesLeft', { left, total: voucher.timesTotal })}
            </span>
          )}
          {status === 'valid' && now < voucher.validFrom && (
            <span className="tag tag--warn num">
              {t('voucher.notYet', { day: dateText(voucher.validFrom) })}
            </span>
          )}
        </p>
      </header>
      <div className="ticket__body">
        {status === 'valid' ? (
          <TicketCode voucher={voucher} codes={codes} now={now} onRenew={onRenew} />
        ) : (
          <TicketStamp voucher={voucher} status={status} isFresh={firstStatus === 'valid'} />
        )}
      </div>
      <div className="ticket__stub num">
        <Facts rows={[[t('voucher.validity'), spanWords(voucher.validFrom, voucher.validTo, t)]]} />
        {status === 'valid' && voucher.uses.length > 0 && <TicketUses uses={voucher.uses} />}
      </div>
    </article>
  );
};
