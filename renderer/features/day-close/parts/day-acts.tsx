import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconDownload,
  IconFileText,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconPrinter,
  IconReceipt,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { Day } from '#shared/kernel/time.ts';
import { serverNow } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { currentPrinter } from '../../../lib/printing/receipts.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { DaySheet } from '../print/day-sheet.tsx';
import { PrintSheet } from '../print/print-sheet.tsx';
import { slipLines, type SlipFacts } from '../print/slip-lines.ts';
import { dayFile } from '../day-file.ts';
import { openStores } from '../mutations.ts';
import type { DayRead } from '../queries.ts';
import { CloseAllDialog } from './close-all-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ClosingsDrawer } from './closings-drawer.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

type Props = { day: DayRead; bill: string | null };
type Open = 'close' | 'closeAll' | 'reopen' | 'closings';

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
    endSheet: useCallback(() => setSheet(null), []),
    printSheet: () => setSheet(facts()),
    printSlip: () => {
      void printSlip();
    },
  };
};

/** Print, file, close and reopen: the last two for those who decide. */
export const DayActs = ({ day, bill, onDay }: Props & { onDay: (day: Day) => void }) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const print = usePrint({ day, bill });
  const [open, setOpen] = useState<Open | null>(null);
  const isDecider = role === 'owner' || role === 'manager';
  const { storeId, closing } = day;
  const download = (): void =>
    saveFile(
      `${t('dayFile.name.file', { store: day.storeName, day: day.day })}.csv`,
      'text/csv;charset=utf-8',
      dayFile(day, t, day.readAt),
    );
  const shut = (): void => setOpen(null);
  return (
    <>
      {storeId === null ? null : (
        <Tooltip label={t('day.closings')}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('day.closings')}
            onClick={() => setOpen('closings')}
            data-testid="day-closings-open"
          >
            <IconHistory size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t('day.file')}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('day.file')}
          onClick={download}
          data-testid="day-file"
        >
          <IconDownload size={22} aria-hidden />
        </ActionIcon>
      </Tooltip>
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
            onClick={print.printSlip}
            data-testid="day-print-slip"
          >
            {t('day.print.80')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={print.printSheet}
            data-testid="day-print-a4"
          >
            {t('day.print.a4')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDecider && storeId !== null && !closing ? (
        <Button
          leftSection={<IconLock size={20} aria-hidden />}
          onClick={() => setOpen('close')}
          data-testid="day-close"
        >
          {t('day.close')}
        </Button>
      ) : null}
      {isDecider && storeId === null && openStores(day).length > 0 ? (
        <Button
          leftSection={<IconLock size={20} aria-hidden />}
          onClick={() => setOpen('closeAll')}
          data-testid="day-close-all"
        >
          {t('day.closeAll', { count: openStores(day).length })}
        </Button>
      ) : null}
      {isDecider && storeId !== null && closing ? (
        <Button
          variant="default"
          leftSection={<IconLockOpen size={20} aria-hidden />}
          onClick={() => setOpen('reopen')}
          data-testid="day-reopen"
        >
          {t('day.reopen')}
        </Button>
      ) : null}
      {open === 'close' && storeId !== null ? (
        <CloseDialog day={day} storeId={storeId} onClose={shut} />
      ) : null}
      {open === 'reopen' && storeId !== null ? (
        <ReopenDialog storeId={storeId} day={day.day} onClose={shut} />
      ) : null}
      {open === 'closeAll' ? <CloseAllDialog day={day} onClose={shut} /> : null}
      {open === 'closings' && storeId !== null ? (
        <ClosingsDrawer storeId={storeId} storeName={day.storeName} onDay={onDay} onClose={shut} />
      ) : null}
      {print.sheet ? (
        <PrintSheet onDone={print.endSheet}>
          <DaySheet {...print.sheet} />
        </PrintSheet>
      ) : null}
    </>
  );
};
