import type { Instant } from '#shared/kernel/time.ts';
import type { KeyTiming } from './key-timing.ts';

/** One reading of a code, from any source; for a search, its result. `at` is the server's time as far as known. */
export type Scan = {
  readonly text: string;
  readonly source: 'CAMERA' | 'WEDGE' | 'MANUAL' | 'SEARCH';
  readonly at: Instant;
};
/** `timing`: of the keys, where they came as keys. */
export type EmitScan = (text: string, timing?: KeyTiming) => void;

/** Camera, keyboard wedge, serial, HID or typed text: everything after `emit` is one path (house §3). */
export type ScanSource = { start(emit: EmitScan): void; stop(): void };
