import type { PrintOutcome } from '#shared/ipc/printing.ts';
import { printLines } from '../../lib/printing/printer.ts';
import type { PrinterSetup } from '../../lib/printing/printer-setup.ts';
import { loadTexts, translatorOf } from '../../lib/texts.ts';
import { receiptLines } from './receipt-lines.ts';
import type { ReceiptJob } from './receipt.ts';

/** Prints one paper. This file and the encoder are loaded when there is something to print. */
export const printPaper = async (job: ReceiptJob, setup: PrinterSetup): Promise<PrintOutcome> => {
  await loadTexts(job.language, 'later');
  return printLines(receiptLines(job, translatorOf(job.language)), setup);
};
