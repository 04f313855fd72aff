import { Progress, Text } from '@mantine/core';
import { voucherStatus } from '#shared/codes/group-order.ts';
import type { MerchantOrder, MerchantOrderVoucher } from '#shared/contract/merchant/order.ts';
import { dateText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import classes from './order-detail.module.css';
import { VoucherBadge } from './order-state.tsx';

/** What of it went back, and until when it can be used. */
const useNote = (
  { status, refundAmtn, validFrom, validTo }: MerchantOrderVoucher,
  now: Instant,
): string => {
  const t = useT();
  if (status === voucherStatus.codes.refunded)
    return t('console.order.voucher.refunded', { amount: price(refundAmtn) });
  if (status === voucherStatus.codes.refunding)
    return t('console.order.voucher.refunding', { amount: price(refundAmtn) });
  const validity =
    validFrom > now
      ? t('console.order.voucher.from', { day: dateText(validFrom) })
      : t('console.order.voucher.until', { day: dateText(validTo) });
  // uses that the store gave back of a card that is not
  return refundAmtn > 0
    ? `${validity} · ${t('console.order.voucher.refunded', { amount: price(refundAmtn) })}`
    : validity;
};

const Voucher = ({ voucher, now }: { voucher: MerchantOrderVoucher; now: Instant }) => {
  const t = useT();
  const note = useNote(voucher, now);
  const { timesUsed, timesTotal } = voucher;
  return (
    <li className={classes['voucher']} data-testid="order-voucher">
      <span className={classes['code']}>{voucher.codeMask}</span>
      <VoucherBadge status={voucher.status} />
      <span className={classes['amount']}>{price(voucher.amount)}</span>
      <span className={classes['small']}>
        {t('console.order.voucher.uses', { used: timesUsed, total: timesTotal })}
      </span>
      <span className={`${classes['small']} ${classes['end']}`}>{note}</span>
      {timesTotal > 1 && (
        <Progress
          className={classes['meter'] ?? ''}
          value={(timesUsed / timesTotal) * 100}
          size="sm"
          color="teal.8"
          aria-hidden
        />
      )}
    </li>
  );
};

/** The vouchers of an order: their codes stay masked (decision B16), each with its share of what was paid (D8). */
export const OrderVouchers = ({ order: { vouchers, serverTime } }: { order: MerchantOrder }) => {
  const t = useT();
  return (
    <DetailCard
      title={t('console.order.vouchers')}
      note={
        vouchers.length > 0 ? (
          <Text size="sm" c="dimmed">
            {t('console.order.voucher.share')}
          </Text>
        ) : null
      }
      testId="order-vouchers"
    >
      {vouchers.length === 0 ? (
        <Text c="dimmed">{t('console.order.vouchersNone')}</Text>
      ) : (
        <ul className={classes['vouchers']}>
          {vouchers.map((voucher) => (
            <Voucher key={voucher.voucherId} voucher={voucher} now={serverTime} />
          ))}
        </ul>
      )}
    </DetailCard>
  );
};
