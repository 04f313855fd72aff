/**
 * An opaque text id of one noun. Ids are made by the server (UUIDv7) and never parsed by anyone
 * else.
 */
export type Id<Noun extends string> = string & { readonly __noun: Noun };

/** The id of a product. */
export type ProductId = Id<'product'>;
/** The id of a store. */
export type StoreId = Id<'store'>;
/** A place in a store's kitchen. */
export type StationId = Id<'station'>;
/** Names a pickup screen of a store. */
export type WallId = Id<'wall'>;
/** A printer of a store's desk. */
export type PrinterId = Id<'printer'>;
/** A paper of an order that a store prints. */
export type PrintJobId = Id<'print-job'>;
/** A list by which goods of a supermarket are picked. */
export type PickId = Id<'pick'>;
/** A store's own driver on the way with some orders. */
export type RunId = Id<'run'>;
/** The id of a merchant. */
export type MerchantId = Id<'merchant'>;
/** The id of an order. */
export type OrderId = Id<'order'>;
/** The id of a voucher. */
export type VoucherId = Id<'voucher'>;
/** The id of a write-off. */
export type VerifyId = Id<'verify'>;
/** The id of a member of the staff. */
export type OperatorId = Id<'operator'>;
/** The id of a till or another device. */
export type DeviceId = Id<'device'>;
/** Id of a security event. */
export type SecurityEventId = Id<'security-event'>;
/** The id of an alert of a merchant. */
export type AlertId = Id<'alert'>;
/** The id of a member. */
export type UserId = Id<'user'>;
/** The id of an address. */
export type AddressId = Id<'address'>;
/** The number of a payment. */
export type TradeNo = Id<'tradeNo'>;
/**
 * One attempt of a till to redeem or undo: a UUID of at most 64 characters, the same on every
 * repeat (decision B4).
 */
export type RequestId = Id<'request'>;
/** One sign-in of the staff with all its refreshes; no secret. */
export type SessionId = Id<'session'>;

/** Brands text that came from the wire, the database or a generator as an id of one noun. */
export const asId = <T extends Id<string>>(text: string): T => text as T;
