import { Drawer, Stack, Text } from '@mantine/core';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import { useT } from '../../../lib/i18n.ts';
import { ClockNote } from './clock-note.tsx';
import { Facts } from './facts.tsx';
import { RefundPart } from './refund-part.tsx';
import { ReceiptPart } from './receipt-part.tsx';
import { VoucherHistory } from './voucher-history.tsx';
import { UndoPart } from './undo-part.tsx';

/** One record beside the list: its actions, its facts and its voucher's history. */
export const DetailDrawer = ({
  row,
  isOpen,
  onClose,
}: {
  row: LogRow | null;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const t = useT();
  return (
    <Drawer
      opened={isOpen && row !== null}
      onClose={onClose}
      position="right"
      size={520}
      title={
        <Text component="span" fw={650} size="lg">
          {t('console.detail.title')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {row && (
        <Stack gap="lg" key={row.verifyId}>
          <UndoPart row={row} />
          <RefundPart row={row} />
          <ReceiptPart row={row} />
          <ClockNote row={row} />
          <Facts row={row} />
          <VoucherHistory verifyId={row.verifyId} />
        </Stack>
      )}
    </Drawer>
  );
};
