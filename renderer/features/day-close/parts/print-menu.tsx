import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileText, IconPrinter, IconReceipt } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { serverNow } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { currentPrinter } from '../../../lib/printing/till-printer.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DaySheet } from '../print/day-sheet.tsx';
import { PrintSheet } from '../print/print-sheet.tsx';
import { slipLines, type SlipFacts } from '../print/slip-lines.ts';
import type { DayRead } from '../queries.ts';

type Props = { day: DayRead; bill: string | null };

const usePrint = ({ day, bill }: Props) => {
  const t = useT();
  const { merchant } = useSignedIn();
  const [sheet, setSheet] = useState<SlipFacts | null>(null);
  const facts = (): SlipFacts => ({ day, merchant: merchant.name, at: serverNow(), bill });
  const printSlip = async (): Promise<void> => {
    const { printLines } = await import('../../../lib/printing/printer.ts');
    const outcome = await printLines(slipLines(facts(), t), currentPrinter()).catch(
      () => 'failed' as const,
    );
    if (outcome !== 'done')
      notifications.show({ color: 'tart', message: t(`receipt.outcome.${outcome}`) });
  };
  return {
    sheet,
    handleSheetDone: useCallback(() => setSheet(null), []),
    handlePrintSheet: () => setSheet(facts()),
    handlePrintSlip: () => {
      void printSlip();
    },
  };
};

/** The day on paper: a slip from the till's printer, or a sheet of A4. */
export const PrintMenu = (props: Props) => {
  const t = useT();
  const { sheet, handleSheetDone, handlePrintSheet, handlePrintSlip } = usePrint(props);
  return (
    <>
      <Menu shadow="md" position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPrinter size={20} aria-hidden />}
            data-testid="day-print"
          >
            {t('day.print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconReceipt size={18} aria-hidden />}
            onClick={handlePrintSlip}
            data-testid="day-print-slip"
          >
            {t('day.print.80')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={handlePrintSheet}
            data-testid="day-print-a4"
          >
            {t('day.print.a4')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {sheet && (
        <PrintSheet onDone={handleSheetDone}>
          <DaySheet {...sheet} />
        </PrintSheet>
      )}
    </>
  );
};
