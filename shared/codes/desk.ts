/** Who runs a store's desk: the demonstration's simulator, or people (decision DA30). */
export const STORE_RUNNERS = ['TOWN', 'STAFF'] as const;
/** Who runs a store's desk. */
export type StoreRunner = (typeof STORE_RUNNERS)[number];

/**
 * Where an order stands at the desk (decision DA1): to be answered, accepted for later, in the making,
 * ready, on its way to the guest, over.
 */
export const DESK_STAGES = ['NEW', 'PRE', 'MAKING', 'READY', 'OUT', 'DONE'] as const;
/** Where an order stands at the desk. */
export type DeskStage = (typeof DESK_STAGES)[number];

/** How an order leaves the store: with a rider of the platform, with the store's own, by the guest. */
export const DESK_WAYS = ['RIDER', 'STORE', 'PICKUP'] as const;
/** How an order leaves the store. */
export type DeskWay = (typeof DESK_WAYS)[number];

/** What a desk can do with an order. */
export const DESK_ACTS = [
  'ACCEPT',
  'REFUSE',
  'SET_READY',
  'READY',
  'UNREADY',
  'HAND_OVER',
  'SEND_OUT',
  'DELIVERED',
  'NOT_MET',
  'BRING_BACK',
  'UNDELIVERED',
  'TAKE_OVER',
  'OFFER_PICKUP',
] as const;
/** What a desk can do with an order. */
export type DeskAct = (typeof DESK_ACTS)[number];

/**
 * Why a store refuses an order: something is out, too busy, closing, beyond its riders, cannot do the
 * remark, price or menu wrong, equipment or power, other (which needs a note).
 */
export const REFUSE_REASONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Why a store refuses an order. */
export type RefuseReason = (typeof REFUSE_REASONS)[number];
/** The reason that names dishes. */
export const REFUSE_OUT: RefuseReason = 1;
/** The reason that needs a note. */
export const REFUSE_OTHER: RefuseReason = 8;

/** What asks a desk for attention. */
export const DESK_FLAGS = [
  'NEW_GUEST',
  'ALLERGY',
  'ALCOHOL',
  'LATE',
  'RUSHED',
  'AUTO',
  'IN_PAUSE',
] as const;
/** What asks a desk for attention. */
export type DeskFlag = (typeof DESK_FLAGS)[number];

/** The least and the most minutes in which a desk may promise an order. */
export const READY_MINUTES = { least: 5, most: 120 } as const;

/** What was scanned at a desk. */
export const SCANNED = ['VOUCHER', 'ORDER', 'PRODUCT', 'UNKNOWN'] as const;

/**
 * What comes next with an order that was scanned: it is handed over; its rider is shown it; a manager's
 * PIN is needed, for no code was shown; it is not ready; it has left the store.
 */
export const SCAN_NEXT = ['HAND_OVER', 'RIDER', 'PIN', 'WAIT', 'OVER'] as const;
/** What comes next with an order that was scanned. */
export type ScanNext = (typeof SCAN_NEXT)[number];
