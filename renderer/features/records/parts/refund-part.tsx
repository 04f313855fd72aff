import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { isRefundUnsure } from '../refund-used.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** That it is done: for all to see until the record itself says by whom. */
const Done = ({ amount, isShown }: { amount: Cents; isShown: boolean }) => {
  const t = useT();
  const words = t('console.refund.done', { amount: price(amount) });
  return isShown ? (
    <Alert color="teal" icon={<IconCheck aria-hidden />} role="status">
      {words}
    </Alert>
  ) : (
    <HiddenText role="status">{words}</HiddenText>
  );
};

/** Giving the money of a use back to its guest, for owners and managers; who did it once it is done (decision A3). */
export const RefundPart = ({ row }: { row: LogRow }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(() => row.canRefund && isRefundUnsure(row.verifyId));
  const [given, setGiven] = useState<Cents | null>(null);
  const { refunded, state } = row;
  return (
    <>
      {given !== null && <Done amount={given} isShown={refunded === null} />}
      {refunded && state === 'OK' && (
        <Alert
          color="tart"
          icon={<IconReceiptRefund aria-hidden />}
          title={t('console.refund.by', {
            name: refunded.operatorName,
            time: dateTimeText(refunded.at),
          })}
          data-testid="refund-by"
        >
          <q lang="">{refunded.reason}</q>
        </Alert>
      )}
      {row.canRefund && given === null && (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" c="dimmed">
            {t('console.refund.lead')}
          </Text>
          <Button
            miw="max-content"
            variant="default"
            leftSection={<IconReceiptRefund size={20} aria-hidden />}
            onClick={() => setOpen(true)}
            data-testid="refund-open"
          >
            {t('console.refund.open')}
          </Button>
        </Group>
      )}
      {isOpen && (
        <RefundDialog
          row={row}
          onDone={(amount) => {
            setGiven(amount);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
