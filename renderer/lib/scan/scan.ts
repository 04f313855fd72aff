import type { Instant } from '#shared/kernel/time.ts';

/** One reading of a code, wherever it came from. `at` is the server's time as far as known. */
export type Scan = { readonly text: string; readonly source: 'CAMERA' | 'WEDGE' | 'MANUAL'; readonly at: Instant };
export type EmitScan = (text: string) => void;

/** Camera, keyboard wedge or typed text: everything after `emit` is one path (house §3). */
export type ScanSource = { start(emit: EmitScan): void; stop(): void };
