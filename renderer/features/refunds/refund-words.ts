import { refundProgress } from '#shared/codes/refund.ts';
import type { MerchantRefundRow } from '#shared/contract/merchant/refund.ts';
import { dateTimeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { HOUR, MINUTE, type Instant } from '#shared/kernel/time.ts';

/** How long the store has to answer before the refund is automatic. */
export const leftWords = (t: Translate, until: Instant, now: Instant): string => {
  const left = Math.max(0, until - now);
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  return hours > 0
    ? t('refunds.leftHours', { hours, minutes })
    : t('refunds.leftMinutes', { minutes });
};

/** Who settled a request, how and when; empty while it waits. */
export const settledWords = (t: Translate, refund: MerchantRefundRow): string => {
  const { progress, settleTime, requestTime, isAutomatic, isUsed, operatorName } = refund;
  if (settleTime === null) return '';
  const time = dateTimeText(settleTime);
  if (isUsed) return t('refunds.by.used', { name: operatorName ?? '', time });
  if (progress === refundProgress.codes.recalled) return t('refunds.by.guest', { time });
  if (isAutomatic)
    return t(settleTime === requestTime ? 'refunds.by.promise' : 'refunds.by.clock', { time });
  return t(
    progress === refundProgress.codes.rejected ? 'refunds.by.refused' : 'refunds.by.accepted',
    { name: operatorName ?? '', time },
  );
};
