import * as z from 'zod/mini';
import { CHANNELS } from './channels.ts';
import { customerView } from './customer-view.ts';
import { bridgeCall, type BridgeCall, type BridgeOf } from './define.ts';
import { desktopInfo } from './desktop.ts';
import { journalEntry } from './journal.ts';
import { printBytes, printOutcome, printPage } from './printing.ts';
import {
  desktopChange,
  desktopChoices,
  nextSignal,
  pageFault,
  seenSoFar,
  updateState,
  waitingCount,
} from './shell.ts';

const none = z.undefined();
const secretName = z.enum(['merchant.session', 'merchant.device']);

/** The desktop bridge, whole: preload exposes exactly these, main handles exactly these. */
export const bridge = {
  info: bridgeCall(CHANNELS.info, none, desktopInfo),
  readSecret: bridgeCall(CHANNELS.readSecret, secretName, z.nullable(z.string())),
  writeSecret: bridgeCall(
    CHANNELS.writeSecret,
    z.object({ name: secretName, value: z.nullable(z.string().check(z.maxLength(20_000))) }),
    z.null(),
  ),
  /** Resolves once the entry is on the disk. */
  journalAppend: bridgeCall(CHANNELS.journalAppend, journalEntry, z.null()),
  /** Marks an attempt as answered; unknown ids are fine. */
  journalResolve: bridgeCall(
    CHANNELS.journalResolve,
    z.object({ requestId: z.string().check(z.maxLength(64)) }),
    z.null(),
  ),
  /** Attempts without an answer, oldest first. */
  journalOpen: bridgeCall(CHANNELS.journalOpen, none, z.array(journalEntry)),
  /**
   * Opens an https link of the allow-list in the system's browser; false when the link is not on
   * it.
   */
  openLink: bridgeCall(CHANNELS.openLink, z.string().check(z.maxLength(2000)), z.boolean()),
  /**
   * Answers when there is a message after the one that was seen. If several calls wait, the latest
   * gets it.
   */
  nextSignal: bridgeCall(CHANNELS.nextSignal, seenSoFar, nextSignal),
  readChoices: bridgeCall(CHANNELS.readChoices, none, desktopChoices),
  choose: bridgeCall(CHANNELS.choose, desktopChange, desktopChoices),
  /** Checks the feed now; `off` and `noFeed` make no request. */
  checkUpdate: bridgeCall(CHANNELS.checkUpdate, none, updateState),
  /** The console's language, for menu and boxes. */
  sendLanguage: bridgeCall(CHANNELS.sendLanguage, z.enum(['zh-Hant', 'en']), z.null()),
  /** Keeps the screen on while scanning. It ends automatically some minutes after the last call. */
  keepAwake: bridgeCall(CHANNELS.keepAwake, z.boolean(), z.null()),
  /** Shows this on the customer's screen; false when there is none. */
  showCustomer: bridgeCall(CHANNELS.showCustomer, customerView, z.boolean()),
  /** How many orders wait to be answered, for badge and tray; 0 while that is not known. */
  showWaiting: bridgeCall(CHANNELS.showWaiting, waitingCount, z.null()),
  noteFault: bridgeCall(CHANNELS.noteFault, pageFault, z.null()),
  /** Shows the folder of the logs; false where there is none. */
  openLogs: bridgeCall(CHANNELS.openLogs, none, z.boolean()),
  /**
   * Sends a receipt to a printer in the shop's own network; any other address is refused by the
   * schema.
   */
  printBytes: bridgeCall(CHANNELS.printBytes, printBytes, printOutcome),
  /** Prints what the page shows to a printer, without a dialog. */
  printPage: bridgeCall(CHANNELS.printPage, printPage, printOutcome),
  /** The system's printers by name. */
  listPrinters: bridgeCall(
    CHANNELS.listPrinters,
    none,
    z.array(z.object({ name: z.string(), label: z.string() })),
  ),
  /** Full screen that no key leaves; false where the machine has none. */
  setKiosk: bridgeCall(CHANNELS.setKiosk, z.boolean(), z.boolean()),
} satisfies Record<keyof typeof CHANNELS, BridgeCall>;
/** The calls of the console. */
export type BridgeMap = typeof bridge;
/** The bridge of the console, as functions. */
export type Bridge = BridgeOf<BridgeMap>;

export { BRIDGE_GLOBAL } from './channels.ts';
