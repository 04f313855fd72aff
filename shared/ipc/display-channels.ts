/**
 * The customer's screen has these and no other. In a file of their own: what two preloads share
 * would become a third file, which a sandboxed preload cannot read.
 */
export const DISPLAY_CHANNELS = { nextCustomerView: 'display:next' } as const;
/** The name under which the preload exposes the bridge to the customer’s screen. */
export const DISPLAY_GLOBAL = 'senadoDisplay';
