import * as z from 'zod/mini';
import { CHANNELS } from './channels.ts';
import { bridgeCall, type BridgeCall, type BridgeOf } from './define.ts';
import { desktopInfo } from './desktop.ts';
import { journalEntry } from './journal.ts';

const none = z.undefined();
const secretName = z.enum(['merchant.session']);

/** The desktop bridge, whole: preload exposes exactly these, main handles exactly these. */
export const bridge = {
  info: bridgeCall(CHANNELS.info, none, desktopInfo),
  readSecret: bridgeCall(CHANNELS.readSecret, secretName, z.nullable(z.string())),
  writeSecret: bridgeCall(CHANNELS.writeSecret, z.object({ name: secretName, value: z.nullable(z.string().check(z.maxLength(20_000))) }), z.null()),
  /** Resolves once the entry is on the disk. */
  journalAppend: bridgeCall(CHANNELS.journalAppend, journalEntry, z.null()),
  /** Marks an attempt as answered; unknown ids are fine. */
  journalResolve: bridgeCall(CHANNELS.journalResolve, z.object({ requestId: z.string().check(z.maxLength(64)) }), z.null()),
  /** Attempts without an answer, oldest first. */
  journalOpen: bridgeCall(CHANNELS.journalOpen, none, z.array(journalEntry)),
  /** Opens an https link of the allow-list in the system's browser; false when the link is not on it. */
  openLink: bridgeCall(CHANNELS.openLink, z.string().check(z.maxLength(2000)), z.boolean()),
} satisfies Record<keyof typeof CHANNELS, BridgeCall>;
export type BridgeMap = typeof bridge;
export type Bridge = BridgeOf<BridgeMap>;

export { BRIDGE_GLOBAL } from './channels.ts';
