import { describe, expect, it } from 'vitest';
import type { PrintOutcome } from '#shared/ipc/printing.ts';
import { NO_PRINTER, type PrinterKind } from '../../lib/printing/printer-setup.ts';
import type { ReceiptJob } from './receipt.ts';
import { createSpooler } from './spooler.ts';
import { aJob } from './test-receipt.ts';

const job = (id: string): ReceiptJob => aJob({}, { id });
const aTill = (kind: PrinterKind, answers: (PrintOutcome | Error)[] = []) => {
  let kept: ReceiptJob[] = [];
  const printed: string[] = [];
  const told: PrintOutcome[] = [];
  const spooler = createSpooler({
    setup: () => ({ ...NO_PRINTER, kind }),
    onKept: (outcome) => told.push(outcome),
    kept: {
      read: () => kept,
      write: (jobs) => {
        kept = jobs;
      },
    },
    print: async ({ id }) => {
      printed.push(id);
      const answer = answers.shift() ?? 'done';
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { spooler, printed, told, kept: () => kept.map(({ id }) => id) };
};

describe('the spooler (row 35)', () => {
  it('prints papers one after another, and keeps nothing that was printed', async () => {
    const till = aTill('usb');
    await Promise.all([till.spooler.print([job('a'), job('b')]), till.spooler.print([job('c')])]);
    expect(till.printed).toEqual(['a', 'b', 'c']);
    expect(till.kept()).toEqual([]);
  });

  it('says that a printer is off, keeps the paper over a restart, and prints it when asked', async () => {
    const till = aTill('usb', ['off', new Error('unplugged')]);
    await till.spooler.print([job('a')]);
    await till.spooler.print([job('b')]);
    expect(till.told).toEqual(['off', 'failed']);
    expect(till.kept()).toEqual(['a', 'b']);
    expect(till.spooler.store.getState()).toMatchObject({ isPrinting: false, problem: 'failed' });
    await till.spooler.printKept();
    expect(till.printed).toEqual(['a', 'b', 'a', 'b']);
    expect(till.kept()).toEqual([]);
  });

  it('never puts a dialog in the way of the next scan: those papers wait', () => {
    const till = aTill('dialog');
    till.spooler.printBehind([job('a')]);
    expect(till.printed).toEqual([]);
    expect(till.kept()).toEqual(['a']);
  });

  it('keeps fifty at most, the oldest go first', () => {
    const till = aTill('dialog');
    for (let index = 0; index < 53; index += 1) till.spooler.printBehind([job(String(index))]);
    expect(till.kept()).toHaveLength(50);
    expect(till.kept()[0]).toBe('3');
    till.spooler.drop('3');
    expect(till.kept()[0]).toBe('4');
  });
});
