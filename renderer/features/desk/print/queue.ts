import { isApiError } from '#shared/client/api-error.ts';
import type { PrintEnd } from '#shared/codes/printer.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { PrintJobId, RequestId } from '#shared/kernel/ids.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import type { PrinterSetup } from '../../../lib/printing/printer-setup.ts';
import { currentPrinter } from '../../../lib/printing/till-printer.ts';
import { api } from '../api.ts';
import { setupFor } from './setup.ts';

export type Prints = ReplyOf<DeskContract['merchantPrintJobs']>;
type Job = Prints['jobs'][number];

/** The line may be gone just when a paper has come out: its outcome is told so often, a few seconds apart. */
const TRIES = 20;
const TRY_AGAIN_MS = 3000;

const tell = async (
  body: { requestId: RequestId; jobId: PrintJobId; outcome: PrintEnd },
  tries = TRIES,
): Promise<void> => {
  try {
    await api.merchantPrintDone(body);
  } catch (error) {
    // what the server refuses is over: another till has it
    if (tries <= 1 || (isApiError(error) && error.kind === 'business')) return;
    await new Promise((resolve) => {
      setTimeout(resolve, TRY_AGAIN_MS);
    });
    await tell(body, tries - 1);
  }
};

/** Claims a paper, prints it, and says what became of it; false for one that it did not get. */
const printOne = async ({ jobId }: Job, setup: PrinterSetup): Promise<boolean> => {
  const { printMorning, printPaper } = await import('./print-paper.ts');
  const requestId = newRequestId();
  const claimed = await api.merchantPrintClaim({ requestId, jobId }).catch(() => null);
  if (claimed === null) return false;
  const { paper, morning } = claimed;
  const printing = morning === null ? printPaper(paper!, setup) : printMorning(morning, setup);
  const outcome = await printing.catch((): PrintEnd => 'FAILED');
  await tell({ requestId, jobId, outcome });
  return true;
};

/** Prints what waits for this till, one paper after another; a paper for which it has no printer is left. How many it had. */
export const printAll = async ({ jobs, printers }: Pick<Prints, 'jobs' | 'printers'>) => {
  let count = 0;
  for (const job of jobs) {
    const printer = printers.find(({ printerId }) => printerId === job.printerId);
    const setup = printer && setupFor(printer, currentPrinter());
    if (setup && (await printOne(job, setup))) count += 1;
  }
  return count;
};

/** Which printers of this till take bytes now. */
export const whoAnswers = async ({ printers }: Pick<Prints, 'printers'>) => {
  const { answers } = await import('./print-paper.ts');
  const ids: Prints['printers'][number]['printerId'][] = [];
  for (const printer of printers) {
    const setup = setupFor(printer, currentPrinter());
    if (setup && (await answers(setup).catch(() => false))) ids.push(printer.printerId);
  }
  return ids;
};
