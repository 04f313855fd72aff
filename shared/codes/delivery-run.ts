/** How a stop of a store's own delivery ended; it is open until then. */
export const STOP_ENDS = ['DELIVERED', 'BROUGHT_BACK', 'UNDELIVERED'] as const;
/** How a stop of a store's own delivery ended. */
export type StopEnd = (typeof STOP_ENDS)[number];

/** What shows that the guest has an order: their code, a photo, or nothing but the store's word. */
export const STOP_PROOFS = ['CODE', 'PHOTO', 'NONE'] as const;
/** What shows that the guest has an order. */
export type StopProof = (typeof STOP_PROOFS)[number];

/** So many orders one driver takes along at once. */
export const RUN_MOST = 8;
/** Characters of a driver's name and phone. */
export const DRIVER_MOST = { name: 40, phone: 20 } as const;
