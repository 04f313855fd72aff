/** Placeholder of the attempt's number in the return address, which is sent before there is one. */
export const LAST_TRADE = 'last';
