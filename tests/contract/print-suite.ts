import type { PrintEnd } from '#shared/codes/printer.ts';
import type { PrintPaper, StorePrinterSetup } from '#shared/contract/merchant/desk-print.ts';
import { must } from '#shared/kernel/result.ts';
import type { PrinterId, PrintJobId, StoreId } from '#shared/kernel/ids.ts';
import type { Till } from '#tests/support/server-client.ts';
import { newRequest } from './suite.ts';

/** A printer in the store's network. */
export const NETWORK_PRINTER: StorePrinterSetup = {
  kind: 'network',
  mode: 'auto',
  language: 'esc-pos',
  cuts: true,
  usb: null,
  serial: null,
  network: { host: '192.168.1.50', port: 9100 },
  systemName: '',
};

export const deviceOf = async ({ api }: Till, storeId: StoreId) =>
  (await api.merchantPrintPrinters({ storeId })).deviceId;

/** What a till has to print, and what does not come. */
export const look = ({ api }: Till, answered: PrinterId[] = []) =>
  api.merchantPrintJobs({ cursor: '', answered });

export const jobsOf = async (till: Till): Promise<PrintJobId[]> =>
  (await look(till)).jobs.map(({ jobId }) => jobId);

/** Claims a paper of an order. */
export const claim = async ({ api }: Till, jobId: PrintJobId, requestId = newRequest()) => {
  const claimed = await api.merchantPrintClaim({ requestId, jobId });
  return { ...claimed, paper: must(claimed.paper, 'a paper of an order') };
};

/** Prints one paper; gives what stood on it. */
export const print = async (
  till: Till,
  jobId: PrintJobId,
  outcome: PrintEnd = 'DONE',
): Promise<PrintPaper> => {
  const requestId = newRequest();
  const { paper } = await claim(till, jobId, requestId);
  await till.api.merchantPrintDone({ requestId, jobId, outcome });
  return paper;
};

export const printAll = async (till: Till): Promise<PrintPaper[]> => {
  const papers = [];
  for (const jobId of await jobsOf(till)) papers.push(await print(till, jobId));
  return papers;
};
