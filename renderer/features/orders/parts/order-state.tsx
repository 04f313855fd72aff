import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconReceiptRefund,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { voucherStatus, type VoucherStatus } from '#shared/codes/group-order.ts';
import type { Tone } from '#shared/order/status/display.ts';
import { groupOrderDisplay } from '#shared/order/status/group-display.ts';
import { refundDisplay } from '#shared/order/refund/refund-display.ts';
import { useT } from '../../../lib/i18n.ts';

const LOOKS: Record<Tone, { color: string; Icon: TablerIcon }> = {
  good: { color: 'teal', Icon: IconCheck },
  warn: { color: 'tart', Icon: IconClock },
  info: { color: 'azulejo', Icon: IconClock },
  bad: { color: 'red', Icon: IconX },
  neutral: { color: 'gray', Icon: IconCircleDashed },
};

const Sign = ({ tone, words, testId }: { tone: Tone; words: string; testId?: string }) => {
  const { color, Icon } = LOOKS[tone];
  return (
    <Badge
      variant="light"
      color={color}
      size="lg"
      tt="none"
      fw={550}
      miw="max-content"
      leftSection={<Icon size={16} aria-hidden />}
      data-testid={testId}
    >
      {words}
    </Badge>
  );
};

/** The state of an order (decision D1). */
export const OrderBadge = ({ status }: { status: number }) => {
  const t = useT();
  const { labelKey, tone } = groupOrderDisplay(status);
  return <Sign tone={tone} words={t(labelKey)} testId="order-status" />;
};

/** The progress of its refund; nothing without one (decision E9). */
export const RefundBadge = ({
  order,
}: {
  order: { refundStatus: number; refundProgress: number | null };
}) => {
  const t = useT();
  if (order.refundStatus === 0 && order.refundProgress === null) return null;
  const { labelKey, tone } = refundDisplay(order);
  return <Sign tone={tone} words={t(labelKey)} testId="refund-status" />;
};

const VOUCHER_TONES: Record<VoucherStatus, Tone> = {
  valid: 'good',
  used: 'neutral',
  refunded: 'neutral',
  expired: 'neutral',
  refunding: 'warn',
  unknown: 'neutral',
};

export const VoucherBadge = ({ status }: { status: number }) => {
  const t = useT();
  const name = voucherStatus.nameOf(status);
  return <Sign tone={VOUCHER_TONES[name]} words={t(`voucher.status.${name}`)} />;
};

export const EVENT_LOOKS = {
  REDEEMED: { color: 'teal.9', Icon: IconCheck },
  UNDONE: { color: 'gray.7', Icon: IconX },
  REFUNDED: { color: 'gray.7', Icon: IconReceiptRefund },
  REFUSED: { color: 'red.9', Icon: IconAlertTriangle },
} as const;
