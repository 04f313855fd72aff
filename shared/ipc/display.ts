import { nextCustomerView } from './customer-view.ts';
import { bridgeCall, type BridgeCall, type BridgeOf } from './define.ts';
import { DISPLAY_CHANNELS } from './display-channels.ts';
import { seenSoFar } from './shell.ts';

/** The bridge of the customer's screen: it can ask what to show, and nothing else. */
export const displayBridge = {
  /** Answers when there is something newer to show than what was seen. */
  nextCustomerView: bridgeCall(DISPLAY_CHANNELS.nextCustomerView, seenSoFar, nextCustomerView),
} satisfies Record<keyof typeof DISPLAY_CHANNELS, BridgeCall>;
/** The calls of the customer’s screen. */
export type DisplayMap = typeof displayBridge;
/** The bridge of the customer’s screen, as functions. */
export type DisplayBridge = BridgeOf<DisplayMap>;

export { DISPLAY_GLOBAL } from './display-channels.ts';
