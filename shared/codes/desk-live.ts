/** The ways of a store that can be paused apart. */
export const STORE_WAYS = ['DELIVERY', 'PICKUP'] as const;
/** A way of a store. */
export type StoreWay = (typeof STORE_WAYS)[number];

/** Why people pause a store: too busy, too few staff, something is out, equipment or power, closing early, other. */
export const PAUSE_REASONS = ['BUSY', 'STAFF', 'OUT', 'EQUIPMENT', 'CLOSING', 'OTHER'] as const;
/** Why people pause a store. */
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Why a store takes no orders for a time: people paused it, it left orders unanswered, or no till of it is heard. */
export const STOP_REASONS = [...PAUSE_REASONS, 'SILENT', 'UNHEARD'] as const;
/** Why a store takes no orders for a time. */
export type StopReason = (typeof STOP_REASONS)[number];

/** The most minutes that a busy store adds, and the most that a cashier may add. */
export const BUSY_MINUTES = { most: 60, cashier: 30 } as const;
/** So many minutes a store may think about an order that is wanted at once, as its owner sets it (decision DA2). */
export const ANSWER_MINUTES = { least: 3, most: 10, usual: 5 } as const;
