import { createStore } from 'zustand/vanilla';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { Scan } from '../../../lib/scan/scan.ts';
import type { SignedIn } from '../../../lib/session.ts';

/** What came of the last scan at the desk. `scan`, `text`: what was scanned. */
export type ScanResult =
  | { kind: 'handed' | 'wait' | 'over' | 'pin'; order: DeskOrder }
  | { kind: 'rider'; order: DeskOrder; scan: Scan }
  | { kind: 'voucher'; text: string; stores: SignedIn['stores'] }
  | { kind: 'product' | 'unknown' }
  | { kind: 'refused'; error: unknown };

/** `key` counts the scans, so that the same result twice is seen twice. */
export const scanStore = createStore<{ result: ScanResult | null; key: number }>(() => ({
  result: null,
  key: 0,
}));

export const closeScan = (): void => scanStore.setState({ result: null });
