import { createStore } from 'zustand/vanilla';
import type { PrintOutcome } from '#shared/ipc/printing.ts';
import type { PrinterSetup } from '../../lib/printing/printer-setup.ts';
import type { ReceiptJob } from './receipt.ts';

/** As many receipts are kept for a printer that is off; the oldest go first. */
const KEPT_MOST = 50;

type Ports = {
  setup: () => PrinterSetup;
  print: (job: ReceiptJob, setup: PrinterSetup) => Promise<PrintOutcome>;
  kept: { read: () => ReceiptJob[]; write: (jobs: ReceiptJob[]) => void };
  /** Called when a paper could not be printed and was stored. */
  onKept: (outcome: PrintOutcome) => void;
};

/** `problem`: what became of the last paper when it did not print. */
export type Spool = {
  isPrinting: boolean;
  kept: readonly ReceiptJob[];
  problem: PrintOutcome | null;
};

/**
 * Prints papers one after another in the background: the till never waits for a printer. Papers that fail are stored, over restarts too, until they are printed or dropped.
 * A browser's print dialog would block the next scan: with it, papers wait until they are requested.
 */
export const createSpooler = ({ setup, print, kept, onKept }: Ports) => {
  const store = createStore<Spool>(() => ({ isPrinting: false, kept: kept.read(), problem: null }));
  let line: Promise<void> = Promise.resolve();

  const keep = (jobs: readonly ReceiptJob[]): void => {
    const last = jobs.slice(-KEPT_MOST);
    kept.write([...last]);
    store.setState({ kept: last });
  };
  const without = (id: string): ReceiptJob[] =>
    store.getState().kept.filter((job) => job.id !== id);

  const run = async (job: ReceiptJob): Promise<void> => {
    store.setState({ isPrinting: true });
    const outcome = await print(job, setup()).catch((): PrintOutcome => 'failed');
    keep(outcome === 'done' ? without(job.id) : [...without(job.id), job]);
    store.setState({ isPrinting: false, problem: outcome === 'done' ? null : outcome });
    if (outcome !== 'done') onKept(outcome);
  };

  const add = (job: ReceiptJob): Promise<void> => {
    line = line.then(() => run(job));
    return line;
  };

  return {
    store,
    /** Printed on demand: now, by any means. */
    print: (jobs: readonly ReceiptJob[]): Promise<void[]> => Promise.all(jobs.map(add)),
    /** Printed after a redeem: only where it blocks nothing. */
    printBehind: (jobs: readonly ReceiptJob[]): void => {
      if (setup().kind === 'dialog') keep([...store.getState().kept, ...jobs]);
      else void Promise.all(jobs.map(add));
    },
    printKept: (): Promise<void[]> => Promise.all(store.getState().kept.map(add)),
    drop: (id: string): void => keep(without(id)),
  };
};
