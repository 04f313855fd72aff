import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { copiesOf, printReceipt } from '../../../domain/receipt/receipts.ts';
import { usePrinter } from '../../../lib/printing/till-printer.ts';
import { useStoreSwitches } from '../../../domain/store-switches/store-switches.ts';
import type { Verdict } from '../machine/state.ts';
import { receiptOf } from '../paper.ts';

/** Prints the receipt of the verdict on the screen: the primary button where the store asks after each redeem, a quiet one elsewhere. Its key is P. */
export const ReceiptButton = ({ verdict }: { verdict: Verdict }) => {
  const t = useT();
  const printer = usePrinter();
  const { receipt: mode } = useStoreSwitches();
  const receipt = verdict.kind === 'ok' ? receiptOf(verdict) : null;
  useEffect(() => {
    if (!receipt) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== 'p' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.repeat
      )
        return;
      event.preventDefault();
      printReceipt(receipt, copiesOf(printer));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [receipt, printer]);
  if (!receipt) return null;
  return (
    <Button
      size="xl"
      variant={mode === 'ASK' ? 'white' : 'outline'}
      color={mode === 'ASK' ? 'dark' : 'white'}
      leftSection={<IconPrinter size={26} aria-hidden />}
      onClick={() => printReceipt(receipt, copiesOf(printer))}
      data-testid="verdict-print"
      data-mode={mode}
    >
      {t('receipt.printKey')}
    </Button>
  );
};
