import { Button, Group, Switch } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { RECEIPT_MODES, type ReceiptMode } from '#shared/codes/group-order.ts';
import { useT } from '../../../lib/i18n.ts';
import { machine } from '../../../lib/machine.ts';
import {
  PAPER_WIDTHS,
  PRINTER_KINDS,
  type PrinterKind,
  type PrinterSetup,
} from '../../../lib/printing/printer-setup.ts';
import { copiesOf, printReceipt } from '../../../domain/receipt/receipts.ts';
import { setPrinter, usePrinter } from '../../../lib/printing/till-printer.ts';
import { serverNow } from '../../../lib/api.ts';
import { useSignedIn, storeOf } from '../../../lib/session.ts';
import { useStoreSwitches } from '../../../domain/store-switches/store-switches.ts';
import classes from '../settings.module.css';
import { Card } from './card.tsx';
import { ChoiceField } from './choice-field.tsx';
import { NetworkChoice, SerialChoice, SystemChoice, UsbChoice } from './printer-choice.tsx';

/** A tab cannot reach these. */
const DESKTOP_ONLY: readonly PrinterKind[] = ['network', 'system'];
const COPY_CHOICES = ['customer', 'shop', 'both'] as const;
/** Names of their makers, the same in every language. */
const COMMANDS = [
  { value: 'esc-pos', label: 'ESC/POS' },
  { value: 'star-prnt', label: 'StarPRNT' },
  { value: 'star-line', label: 'Star Line' },
] as const;
const MODES = ['auto', 'picture'] as const;

/** The store's choice, in the room of the longest: it arrives late, and nothing below may move. */
const StoreNote = ({ mode }: { mode: ReceiptMode }) => {
  const t = useT();
  return (
    <p className={`${classes['note']} ${classes['held']}`}>
      {RECEIPT_MODES.map((each) => (
        <span
          key={each}
          {...(each === mode ? { 'data-testid': 'printer-store' } : { 'aria-hidden': true })}
        >
          {t('settings.printer.store', { mode: t(`settings.printer.store.${each}`) })}
        </span>
      ))}
    </p>
  );
};

const Which = ({ printer }: { printer: PrinterSetup }) => {
  const t = useT();
  switch (printer.kind) {
    case 'usb':
      return <UsbChoice chosen={printer.usb} />;
    case 'serial':
      return <SerialChoice chosen={printer.serial} />;
    case 'network':
      return <NetworkChoice chosen={printer.network} />;
    case 'system':
      return <SystemChoice chosen={printer.systemName} />;
    case 'dialog':
      return <p className={classes['note']}>{t('settings.printer.dialogHint')}</p>;
  }
};

const TestPrint = ({ printer }: { printer: PrinterSetup }) => {
  const t = useT();
  const session = useSignedIn();
  const handleTest = (): void =>
    printReceipt(
      {
        merchant: session.merchant.name,
        store: storeOf(session)?.name ?? '',
        operator: session.operator.name,
        product: t('receipt.test.product'),
        number: 'TEST-0000',
        at: serverNow(),
        undoUntil: null,
        items: [{ codeMask: '1234****9012', times: 1, left: 2 }],
      },
      copiesOf(printer),
    );
  return (
    <Group>
      <Button
        variant="light"
        leftSection={<IconPrinter size={20} aria-hidden />}
        onClick={handleTest}
        data-testid="printer-test"
      >
        {t('settings.printer.test')}
      </Button>
    </Group>
  );
};

/** The printer of this till (table A, row 35). */
export const PrinterCard = () => {
  const t = useT();
  const printer = usePrinter();
  const { receipt } = useStoreSwitches();
  const isTab = machine().runtime === 'browser';
  const kinds = PRINTER_KINDS.filter((kind) => !isTab || !DESKTOP_ONLY.includes(kind));
  const isByBytes = printer.kind !== 'dialog' && printer.kind !== 'system';
  return (
    <Card title={t('settings.printer')} icon={IconPrinter} testId="settings-printer">
      <StoreNote mode={receipt} />
      <ChoiceField
        label={t('settings.printer.kind')}
        choices={kinds.map((value) => ({ value, label: t(`settings.printer.kind.${value}`) }))}
        value={printer.kind}
        onChange={(kind) => setPrinter({ kind })}
        testId="choose-printer"
      />
      {isTab && <p className={classes['note']}>{t('settings.printer.onlyDesktop')}</p>}
      <Which printer={printer} />
      <ChoiceField
        label={t('settings.printer.paper')}
        choices={PAPER_WIDTHS.map((width) => ({
          value: String(width),
          label: t(`settings.printer.paper.${width}`),
        }))}
        value={String(printer.paper)}
        onChange={(width) => setPrinter({ paper: width === '58' ? 58 : 80 })}
        testId="choose-paper"
      />
      <ChoiceField
        label={t('settings.printer.copies')}
        choices={COPY_CHOICES.map((value) => ({
          value,
          label: t(`settings.printer.copies.${value}`),
        }))}
        value={printer.copies}
        onChange={(copies) => setPrinter({ copies })}
        testId="choose-copies"
      />
      {isByBytes && (
        <>
          <ChoiceField
            label={t('settings.printer.mode')}
            choices={MODES.map((value) => ({ value, label: t(`settings.printer.mode.${value}`) }))}
            value={printer.mode}
            onChange={(mode) => setPrinter({ mode })}
            testId="choose-mode"
          />
          <ChoiceField
            label={t('settings.printer.command')}
            choices={COMMANDS}
            value={printer.language}
            onChange={(language) => setPrinter({ language })}
            testId="choose-command"
          />
          <Switch
            size="md"
            label={t('settings.printer.cuts')}
            checked={printer.cuts}
            onChange={(event) => setPrinter({ cuts: event.currentTarget.checked })}
          />
        </>
      )}
      <TestPrint printer={printer} />
    </Card>
  );
};
