/** The states of a paid order in the records: under way, completed, or ended without being completed. */
export const ORDER_STANDINGS = ['OPEN', 'DONE', 'ENDED'] as const;
/** What records of orders are narrowed to: a standing, or those of which money went back. */
export const RECORD_STATES = [...ORDER_STANDINGS, 'REFUNDED'] as const;
/** What records of orders are narrowed to. */
export type RecordState = (typeof RECORD_STATES)[number];
