import * as z from 'zod/mini';
import { bridgeCall, type BridgeOf } from './define.ts';
import { desktopInfo } from './desktop.ts';
import { journalEntry } from './journal.ts';

const none = z.undefined();
const secretName = z.enum(['merchant.session']);

/** The desktop bridge, whole: preload exposes exactly these, main handles exactly these. */
export const bridge = {
  info: bridgeCall('desktop:info', none, desktopInfo),
  readSecret: bridgeCall('secret:read', secretName, z.nullable(z.string())),
  writeSecret: bridgeCall('secret:write', z.object({ name: secretName, value: z.nullable(z.string().check(z.maxLength(20_000))) }), z.null()),
  /** Resolves once the entry is on the disk. */
  journalAppend: bridgeCall('journal:append', journalEntry, z.null()),
  /** Marks an attempt as answered; unknown ids are fine. */
  journalResolve: bridgeCall('journal:resolve', z.object({ requestId: z.string().check(z.maxLength(64)) }), z.null()),
  /** Attempts without an answer, oldest first. */
  journalOpen: bridgeCall('journal:open', none, z.array(journalEntry)),
  /** Opens an https link of the allow-list in the system's browser; false when the link is not on it. */
  openLink: bridgeCall('link:open', z.string().check(z.maxLength(2000)), z.boolean()),
};
export type BridgeMap = typeof bridge;
export type Bridge = BridgeOf<BridgeMap>;

/** The name under which the preload exposes the bridge to the page. */
export const BRIDGE_GLOBAL = 'senadoDesktop';
