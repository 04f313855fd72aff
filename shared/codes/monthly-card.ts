/** What can be ordered: the card itself, its trial, a pack of extra packets. */
export const MEMBER_ORDER_KINDS = ['card', 'trial', 'pack'] as const;
/** A kind of what can be ordered. */
export type MemberOrderKind = (typeof MEMBER_ORDER_KINDS)[number];

/** The states of such an order. */
export const MEMBER_ORDER_STATES = ['toBePaid', 'paid', 'closed', 'refunded', 'paidLate'] as const;
/** A state of such an order. */
export type MemberOrderState = (typeof MEMBER_ORDER_STATES)[number];

/** Whom a partner's offer is for: everybody, or who has never bought a card. */
export const PARTNER_NEEDS = ['any', 'firstCard'] as const;
/** A condition of a partner's offer. */
export type PartnerNeed = (typeof PARTNER_NEEDS)[number];

/** The states of a packet of the card, as `status` of the wire says them; the last three are those of every red packet. */
export const CARD_PACKET_STATUS = { toClaim: 0, usable: 1, used: 2, expired: 3 } as const;
