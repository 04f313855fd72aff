import { createStore } from 'zustand/vanilla';
import { systemClock } from '../clock.ts';
import type { KeyTiming } from './key-timing.ts';

/** Scanners that work on every screen. On the wire all of them are `WEDGE`, the scanner of decision B16. */
export type ScannerKind = 'WEDGE' | 'SERIAL' | 'HID';
export type ScannerScan = {
  readonly text: string;
  readonly by: ScannerKind;
  readonly timing?: KeyTiming;
};
type Taker = (scan: ScannerScan) => void;

let till: Taker = () => undefined;
const holders: Taker[] = [];

/** The last scan of each kind of scanner, wherever it went. `at`: this machine's clock, in milliseconds. */
export const lastScans = createStore<Partial<Record<ScannerKind, ScannerScan & { at: number }>>>(
  () => ({}),
);

/** Where scans go as a rule: the till. */
export const giveScansToTill = (taker: Taker): (() => void) => {
  till = taker;
  return () => {
    if (till === taker) till = () => undefined;
  };
};

/** Routes scans to a page while it is open: the set-up page, where a scan is a test and must redeem nothing. The latest page wins. */
export const holdScans = (taker: Taker): (() => void) => {
  holders.push(taker);
  return () => {
    holders.splice(holders.indexOf(taker), 1);
  };
};

/** A scanner has read something. */
export const emitScan = (scan: ScannerScan): void => {
  lastScans.setState({ [scan.by]: { ...scan, at: systemClock.now() } });
  (holders.at(-1) ?? till)(scan);
};
