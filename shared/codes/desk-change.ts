/**
 * What a guest wants where something is out (decision DA9): be asked, what the store thinks best, or the
 * money back.
 */
export const OUT_OF_STOCK = ['ASK', 'BEST', 'REFUND'] as const;
/** What a guest wants where something is out. */
export type OutOfStock = (typeof OUT_OF_STOCK)[number];

/**
 * What became of a change that a store offered: it waits, the guest took it, refused it, did not answer in
 * time; or the order went another way before that.
 */
export const CHANGE_STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'LATE', 'DROPPED'] as const;
/** What became of a change that a store offered. */
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What a desk can do with the money of an order. */
export const DESK_MONEY_ACTS = ['CHANGE', 'CANCEL', 'GIVE_BACK'] as const;
/** What a desk can do with the money of an order. */
export type DeskMoneyAct = (typeof DESK_MONEY_ACTS)[number];

/** Why a store gives money back: missing, not good, wrong, late, an apology, other (which needs a note). */
export const GIVE_BACK_REASONS = [1, 2, 3, 4, 5, 6] as const;
/** Why a store gives money back. */
export type GiveBackReason = (typeof GIVE_BACK_REASONS)[number];
/** The reason of pieces that the store does not have: no stock gets them back. */
export const GIVE_BACK_MISSING: GiveBackReason = 1;
/** The reason that needs a note. */
export const GIVE_BACK_OTHER: GiveBackReason = 6;

/** What a store answers to a guest who asked for money back: all of it, a part, nothing. */
export const REFUND_ANSWERS = ['APPROVE', 'PART', 'REFUSE'] as const;
/** What a store answers to a guest who asked for money back. */
export type RefundAnswer = (typeof REFUND_ANSWERS)[number];
