/** The customer's screen has these and no other. In a file of their own: what two preloads share would become a third file, which a sandboxed preload cannot read. */
export const DISPLAY_CHANNELS = { nextCustomerView: 'display:next' } as const;
export const DISPLAY_GLOBAL = 'senadoDisplay';
