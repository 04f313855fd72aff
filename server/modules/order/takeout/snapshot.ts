import type { OutOfStock } from '#shared/codes/desk-change.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import type { RemarkTag } from '#shared/codes/remark-tag.ts';
import type { ChosenProp } from '#shared/cart/cart-line.ts';
import type { OrderAddress } from '#shared/contract/consumer/order-shapes.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { PhoneRegion } from '#shared/validate/phone.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { ActivityMove } from '#server/modules/catalogue/index.ts';
import type { ReturnPromise } from '../life/offers-port.ts';

/** A line as it was bought. `shareCents`: its stored part of what was paid (decision E7), `goldCents` what gold paid of it; it is missing where there was none. The pieces at a lower price are what its stock gets back, `stockTakes` what limited stocks of its activities do; both are missing where there was none. `addOn`: the same in orders made before a line could take from several. */
export type BoughtLine = {
  uuid: string;
  productId: string;
  skuId: string;
  name: Bilingual;
  skuName: Bilingual;
  propsText: Bilingual;
  picture: string;
  props: readonly ChosenProp[];
  quantity: number;
  originalCents: Cents;
  goodsCents: Cents;
  shareCents: Cents;
  goldCents?: Cents;
  selectedPurchase: boolean;
  discountPieces: number;
  flashPieces: number;
  addOn?: ActivityMove;
  /** Pieces that were out, or were given back: the order's end gives no stock anything for them. */ outPieces?: number;
  /** The line that it stands in for. */ insteadOf?: string;
  stockTakes?: readonly ActivityMove[];
};

/** A gift as it was given. `wanted`: the pieces that were promised, where fewer were left. `stock`: what its stock gets back; missing where it has no limit. */
export type OrderedGift = {
  name: Bilingual;
  quantity: number;
  wanted?: number;
  /** The product that it is, whose stock it is taken from; missing for a gift at an amount. */ productId?: string;
  skuId?: string;
  stock?: ActivityMove;
};

/** The address of an order; `title` is null once its buyer closed the account. */
export type StoredAddress = Omit<OrderAddress, 'title'> & { title?: OrderAddress['title'] | null };

/** What was chosen and shown when an order was made; nothing of it changes afterwards. `distance` in metres, null for pickup. `promise`: the voucher for the next order that the store promised for this one; missing where it promised none. `channels`: the only ones that its offers let it be paid by; missing for any. */
export type Snapshot = {
  store: {
    name: Bilingual;
    picture: string;
    phone: string;
    address: Bilingual;
    lat: number;
    lon: number;
    prepMinutes: number;
    /** Of these, what a busy time added; missing where the store was not busy. */ extraMinutes?: number;
  };
  address: StoredAddress | null;
  buyer: { region: PhoneRegion; phone: string };
  remarks: string;
  remarkTags: readonly RemarkTag[];
  tablewareQty: number;
  isPlasticBag: boolean;
  pocketNum: number;
  distance: number | null;
  gifts: readonly OrderedGift[];
  fees: { holiday: Cents; special: Cents };
  offerIds: readonly string[];
  goldIds?: readonly string[];
  activityIds: readonly string[];
  alcohol: { name: string; birthDay: Day } | null;
  risk: { riskCertificateType: number; riskCertificateNum: string } | null;
  pickupCode: string;
  promise?: ReturnPromise;
  channels?: readonly PaymentType[];
  /** What the guest wants where something is out; missing: to be asked. */ outOfStock?: OutOfStock;
  /** What the store's own promotion took off the delivery fee; missing where it took nothing. */ storeDeliveryCut?: Cents;
};
