import { notifications } from '@mantine/notifications';
import { useStore } from 'zustand';
import * as z from 'zod/mini';
import type { PrintOutcome } from '#shared/ipc/printing.ts';
import { randomText } from '../../lib/fresh-id.ts';
import { t } from '../../lib/i18n.ts';
import { settingsStore } from '../../lib/settings.ts';
import { readKey, storageKey, writeKey } from '../../lib/storage.ts';
import type { PrinterSetup } from '../../lib/printing/printer-setup.ts';
import { COPIES, receiptJob, type Copy, type Receipt, type ReceiptJob } from './receipt.ts';
import { createSpooler, type Spool } from './spooler.ts';
import { currentPrinter } from '../../lib/printing/till-printer.ts';

/** Receipts that no printer has taken yet, oldest first. */
const KEPT = storageKey('keptReceipts', z.array(receiptJob), []);
/** Numbers and copies of receipts that were printed lately. */
const PRINTED = storageKey('printedReceipts', z.array(z.string()), []);

const NOTICE = 'printer';
const showKeptNotice = (outcome: PrintOutcome): void => {
  const words = {
    id: NOTICE,
    color: 'tart',
    autoClose: 6000,
    title: t(`receipt.outcome.${outcome}`),
    message: t('receipt.kept', { count: spooler.store.getState().kept.length }),
  };
  notifications.hide(NOTICE);
  notifications.show(words);
};

const spooler = createSpooler({
  setup: currentPrinter,
  print: async (job, setup) => (await import('./print-paper.ts')).printPaper(job, setup),
  kept: {
    read: () => readKey(KEPT),
    write: (jobs) => writeKey(KEPT, jobs),
  },
  onKept: showKeptNotice,
});

export const useSpool = <T>(pick: (spool: Spool) => T): T => useStore(spooler.store, pick);
export const printKept = (): void => {
  void spooler.printKept();
};
/** How many receipts wait for a printer. */
export const keptCount = (): number => readKey(KEPT).length;
export const dropKept = spooler.drop;

/** Numbers and copies that this till has printed lately: the next of them is a reprint. */
const PRINTED_MOST = 200;
const markOf = (receipt: Receipt, copy: Copy): string => `${receipt.number} ${copy}`;
const wasPrinted = (receipt: Receipt, copy: Copy): boolean =>
  readKey(PRINTED).includes(markOf(receipt, copy));
const notePrinted = (receipt: Receipt, copies: readonly Copy[]): void => {
  const marks = copies.map((copy) => markOf(receipt, copy));
  writeKey(
    PRINTED,
    [...readKey(PRINTED).filter((mark) => !marks.includes(mark)), ...marks].slice(-PRINTED_MOST),
  );
};

const jobsOf = (receipt: Receipt, copies: readonly Copy[], isReprint: boolean): ReceiptJob[] => {
  const { language } = settingsStore.getState();
  return copies.map((copy) => ({
    id: randomText(),
    receipt,
    copy,
    language,
    isReprint: isReprint || wasPrinted(receipt, copy),
  }));
};

/** The copies that a redeem prints at this till. */
export const copiesOf = ({ copies }: Pick<PrinterSetup, 'copies'>): readonly Copy[] =>
  copies === 'both' ? COPIES : [copies];

/** Prints on demand. `isReprint`: it was printed before, or may have been. */
export const printReceipt = (
  receipt: Receipt,
  copies: readonly Copy[],
  isReprint = false,
): void => {
  const jobs = jobsOf(receipt, copies, isReprint);
  notePrinted(receipt, copies);
  void spooler.print(jobs);
};

/** Prints what a redeem at this till prints, without anybody waiting for it. */
export const printAfterRedeem = (receipt: Receipt): void => {
  const copies = copiesOf(currentPrinter());
  const jobs = jobsOf(receipt, copies, false);
  notePrinted(receipt, copies);
  spooler.printBehind(jobs);
};
