/** An opaque text id of one noun. Ids are made by the server (UUIDv7) and never parsed by anyone else. */
export type Id<Noun extends string> = string & { readonly __noun: Noun };

export type ProductId = Id<'product'>;
export type StoreId = Id<'store'>;
export type MerchantId = Id<'merchant'>;
export type OrderId = Id<'order'>;
export type VoucherId = Id<'voucher'>;
export type VerifyId = Id<'verify'>;
export type OperatorId = Id<'operator'>;
export type DeviceId = Id<'device'>;
export type UserId = Id<'user'>;
export type AddressId = Id<'address'>;
export type TradeNo = Id<'tradeNo'>;
/** One attempt of a till to redeem or undo: a UUID of at most 64 characters, the same on every repeat (decision B4). */
export type RequestId = Id<'request'>;

/** Brands text that came from the wire, the database or a generator as an id of one noun. */
export const asId = <T extends Id<string>>(text: string): T => text as T;
