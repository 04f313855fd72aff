import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { dayOf } from '#shared/kernel/time.ts';
import { recordsOfNumber, scannedReceipt } from '../../../domain/receipt/record-of-receipt.ts';
import { serverNow } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Verdict } from '../machine/state.ts';
import { till } from '../this-till.ts';

/** Where a receipt was scanned: the way to what it is of. */
export const RecordButton = ({ verdict }: { verdict: Verdict }) => {
  const t = useT();
  const navigate = useNavigate();
  const receiptNo = verdict.kind === 'receipt' ? scannedReceipt(verdict.shown) : null;
  if (receiptNo === null) return null;
  const handleOpen = (): void => {
    till.send({ type: 'left' });
    void navigate(recordsOfNumber(receiptNo, dayOf(serverNow())));
  };
  return (
    <Button
      size="xl"
      variant="white"
      color="dark"
      leftSection={<IconReceipt size={26} aria-hidden />}
      onClick={handleOpen}
      data-testid="verdict-record"
    >
      {t('writeOff.verdict.record')}
    </Button>
  );
};
