import type { PrintEnd } from '#shared/codes/printer.ts';
import type { PrintMorning, PrintPaper } from '#shared/contract/merchant/desk-print.ts';
import { serverNow } from '../../../lib/api.ts';
import { printLines } from '../../../lib/printing/printer.ts';
import type { PrinterSetup } from '../../../lib/printing/printer-setup.ts';
import { settingsStore } from '../../../lib/settings.ts';
import { loadTexts, translatorOf } from '../../../lib/texts.ts';
import { morningLines } from './morning-lines.ts';
import { ticketLines } from './ticket-lines.ts';

export { answers } from '../../../lib/printing/printer.ts';

const ENDS = { done: 'DONE', off: 'OFF', failed: 'FAILED' } as const;

/** Prints a paper of an order. This file and the encoder are loaded when there is something to print. */
export const printPaper = async (paper: PrintPaper, setup: PrinterSetup): Promise<PrintEnd> => {
  const { language } = settingsStore.getState();
  await loadTexts(language, 'later');
  const lines = ticketLines({ paper, at: serverNow() }, translatorOf(language));
  for (let copy = 1; copy < paper.copies; copy += 1) {
    const end = await printLines(lines, setup);
    // what came out before is out, whatever became of the next
    if (end !== 'done') return copy === 1 ? ENDS[end] : 'FAILED';
  }
  const end = await printLines(lines, setup);
  return end === 'off' && paper.copies > 1 ? 'FAILED' : ENDS[end];
};

/** Prints a day's list of pre-orders. */
export const printMorning = async (
  morning: PrintMorning,
  setup: PrinterSetup,
): Promise<PrintEnd> => {
  const { language } = settingsStore.getState();
  await loadTexts(language, 'later');
  const lines = morningLines({ morning, at: serverNow() }, translatorOf(language));
  return ENDS[await printLines(lines, setup)];
};
