import { join } from 'node:path';
import type { Page } from 'playwright';

export type DesktopOptions = {
  /** The till's data folder; a new one when not given. The same one again is the same till. */
  readonly userDataDir?: string;
  readonly backendUrl: string;
  readonly chromiumArgs?: readonly string[];
  /** `none`: as on a Linux without a keyring. The stand-in alone can do that. */
  readonly keychain?: 'present' | 'none';
  readonly locale?: string;
};
export type Desktop = {
  readonly which: 'stand-in' | 'electron';
  readonly page: Page;
  readonly userDataDir: string;
  /** Origin of the pages: `app://senado`, or the loopback origin that stands for it. */
  readonly pageOrigin: string;
  readonly openedLinks: () => Promise<readonly string[]>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** As a power cut: main and pages end at once. */
  readonly kill: () => Promise<void>;
  /** As the clerk closes it. */
  readonly close: () => Promise<void>;
};
export type Launch = Required<DesktopOptions>;

export const ROOT = join(import.meta.dirname, '../..');
