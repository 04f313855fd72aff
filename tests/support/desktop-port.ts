import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright';
import type { PrintedPage } from './desktop-stand-in/settings.ts';

export type DesktopOptions = {
  /** The till's data folder; a new one when not given. The same one again is the same till. */
  readonly userDataDir?: string;
  readonly backendUrl: string;
  /** A camera that shows Chromium's test picture. A till without one opens on the light Chromium, where that is there. */
  readonly hasCamera?: boolean;
  /** `none`: as on a Linux without a keyring. The stand-in alone can do that. */
  readonly keychain?: 'present' | 'none';
  readonly locale?: string;
  /** Displays of the machine. The stand-in alone can have what is not there. */
  readonly displays?: number;
  /** As the packaged program runs. The stand-in alone can do that without being packed. */
  readonly isPackaged?: boolean;
  /** What the program is started with, as a link that was clicked. */
  readonly words?: readonly string[];
};
/** What only the stand-in's machine lets a test do. */
export type Machine = {
  readonly plugDisplays: (count: number) => void;
  readonly wake: () => void;
  readonly clickMenu: (label: string) => void;
  /** Every entry of the menu as it was drawn last. */
  readonly menu: () => readonly string[];
  /** Whether the machine's screen is kept on. */
  readonly isAwake: () => boolean;
  /** Whether the console's window holds the whole screen. */
  readonly isKiosk: () => boolean;
  /** The number on the program's icon; 0 is none. */
  readonly badge: () => number;
  /** The icon in the tray, by its words and its file; null before there is one. */
  readonly tray: () => { readonly text: string; readonly picture: string } | null;
  readonly clickTray: () => void;
  /** How often main has given the window the focus. */
  readonly focusCount: () => number;
  /** As Alt+F4, or the system's own close button. */
  readonly closeWindow: () => void;
  /** Whether the program is not running any more. */
  readonly hasEnded: () => boolean;
  /** The system goes down and takes its programs along; resolves when the till has ended. */
  readonly shutDown: () => Promise<void>;
  /** The system's printers from now on. */
  readonly plugPrinters: (names: readonly string[]) => void;
  /** What they have printed. */
  readonly printed: () => readonly PrintedPage[];
  /** Puts whoever listens on a port of this machine's loopback at an address of the shop's network. */
  readonly wire: (at: { readonly host: string; readonly port: number }, toPort: number) => void;
};
export type Desktop = {
  readonly which: 'stand-in' | 'electron';
  readonly page: Page;
  readonly userDataDir: string;
  /** Origin of the pages: `app://senado`, or the loopback origin that stands for it. */
  readonly pageOrigin: string;
  /** The customer's screen, once it is open. */
  readonly customerPage: () => Page | undefined;
  readonly machine: Machine | null;
  readonly openedLinks: () => Promise<readonly string[]>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** As a power cut: main and pages end at once. */
  readonly kill: () => Promise<void>;
  /** As the clerk closes it. */
  readonly close: () => Promise<void>;
};
export type Launch = Required<DesktopOptions>;

/** Chromium's flags for what is plugged into a till. */
export const deviceFlags = ({ hasCamera }: Launch): string[] =>
  hasCamera ? ['--use-fake-device-for-media-stream'] : [];

export const ROOT = join(import.meta.dirname, '../..');
/** The folder that holds the built desktop's `out` and a `package.json`. */
export const BUILT =
  process.env['DESKTOP_OUT'] === undefined
    ? ROOT
    : dirname(resolve(ROOT, process.env['DESKTOP_OUT']));
