import { Loader, Text, ThemeIcon, Timeline, Title } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCash,
  IconCheck,
  IconClockOff,
  IconReceiptRefund,
  IconShoppingBag,
  type TablerIcon,
} from '@tabler/icons-react';
import type { HistoryEvent } from '#shared/contract/merchant/records.ts';
import { dateText, dateTimeSecondsText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import type { VerifyId } from '#shared/kernel/ids.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useHistory } from '../queries.ts';
import { reasonText } from '../../../domain/refusal/reason-text.ts';

const LOOK: Record<HistoryEvent['kind'], { Icon: TablerIcon; color: string }> = {
  ORDERED: { Icon: IconShoppingBag, color: 'azulejo.7' },
  PAID: { Icon: IconCash, color: 'azulejo.7' },
  REDEEMED: { Icon: IconCheck, color: 'teal.9' },
  REFUSED: { Icon: IconBan, color: 'red.9' },
  UNDONE: { Icon: IconArrowBackUp, color: 'gray.7' },
  EXPIRED: { Icon: IconClockOff, color: 'gray.7' },
  REFUNDING: { Icon: IconReceiptRefund, color: 'gray.7' },
  REFUNDED: { Icon: IconReceiptRefund, color: 'gray.7' },
  USE_REFUNDED: { Icon: IconReceiptRefund, color: 'gray.7' },
};

const EventText = ({ event, isThis }: { event: HistoryEvent; isThis: boolean }) => {
  const t = useT();
  const where = [
    event.storeName,
    event.operatorName,
    event.deviceName,
    event.source && t(`console.records.source.${event.source}`),
  ]
    .filter(Boolean)
    .join(' · ');
  const what = [
    event.times ? t('console.history.times', { count: event.times }) : '',
    event.amount ? price(event.amount) : '',
    event.reason === undefined ? '' : reasonText(event.reason, t),
    event.undoReason ? t(`console.undo.reason.${event.undoReason}`) : '',
    event.note ?? '',
    isThis ? t('console.history.this') : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {event.at === null ? t('console.history.noTime') : dateTimeSecondsText(event.at)}
      </Text>
      {what && <Text size="sm">{what}</Text>}
      {where && (
        <Text size="sm" c="dimmed">
          {where}
        </Text>
      )}
    </>
  );
};

/** Everything that happened to a record's voucher, oldest first: an undo is listed beside the use that it reverses, not in its place (table A, row 32). */
export const VoucherHistory = ({ verifyId }: { verifyId: VerifyId }) => {
  const t = useT();
  const errorText = useErrorText();
  const { data, error, isPending } = useHistory(verifyId);
  if (isPending) return <Loader size="sm" role="status" aria-label={t('common.loading')} />;
  if (!data)
    return (
      <Text c="red.9" role="alert">
        {errorText(error)}
      </Text>
    );
  const { voucher, events } = data;
  return (
    <section aria-labelledby="voucher-history" data-testid="history">
      <Title order={3} size="h5" mb={4} id="voucher-history">
        {t('console.history.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {voucher
          ? t('console.history.of', {
              code: voucher.codeMask,
              used: voucher.timesUsed,
              total: voucher.timesTotal,
              until: dateText(voucher.validTo),
              buyer: voucher.buyerMask,
            })
          : t('console.history.none')}
      </Text>
      <Timeline bulletSize={28} lineWidth={2} active={events.length - 1}>
        {events.map((event, index) => {
          const { Icon, color } = LOOK[event.kind];
          const isThis = event.verifyId === verifyId && event.kind !== 'UNDONE';
          return (
            <Timeline.Item
              key={`${event.kind} ${index}`}
              title={t(`console.history.${event.kind}`)}
              bullet={
                <ThemeIcon size={28} radius="xl" color={color}>
                  <Icon size={16} aria-hidden />
                </ThemeIcon>
              }
              data-kind={event.kind}
            >
              <EventText event={event} isThis={isThis} />
            </Timeline.Item>
          );
        })}
      </Timeline>
    </section>
  );
};
