import { KEYS, readKey } from '../storage.ts';

/** Opens again, without asking, the serial and HID scanners that were connected at this till before. Their code is loaded only where there are any. */
export const resumeScanners = (): void => {
  if (readKey(KEYS.serialScanner) === null && readKey(KEYS.hidScanner) === null) return;
  // without its script a scanner does not work; the set-up page reloads it and reports what is wrong
  import('./devices/scanners.ts').then(
    ({ startScanners }) => startScanners(),
    () => undefined,
  );
};
