import * as z from 'zod/mini';
import { ADDRESS_TITLES } from '#shared/codes/address-title.ts';
import { OUT_OF_STOCK } from '#shared/codes/desk-change.ts';
import { PAYMENT_TYPES } from '#shared/codes/payment-type.ts';
import { REMARK_TAGS } from '#shared/codes/remark-tag.ts';
import { bilingual, dayField, moneyField, type DocumentOf } from '#server/kit/document.ts';
import type { BoughtLine, Snapshot } from './snapshot.ts';

const activityMove = z.object({
  activityId: z.string(),
  giftId: z.exactOptional(z.string()),
  pieces: z.number(),
});

export const boughtLine: DocumentOf<BoughtLine> = z.object({
  uuid: z.string(),
  productId: z.string(),
  skuId: z.string(),
  name: bilingual,
  skuName: bilingual,
  propsText: bilingual,
  picture: z.string(),
  props: z.array(z.object({ highPropId: z.string(), valueId: z.string(), count: z.number() })),
  quantity: z.number(),
  originalCents: moneyField,
  goodsCents: moneyField,
  shareCents: moneyField,
  goldCents: z.exactOptional(moneyField),
  selectedPurchase: z.boolean(),
  discountPieces: z.number(),
  flashPieces: z.number(),
  addOn: z.exactOptional(activityMove),
  outPieces: z.exactOptional(z.number()),
  insteadOf: z.exactOptional(z.string()),
  stockTakes: z.exactOptional(z.array(activityMove)),
});
export const boughtLines: DocumentOf<readonly BoughtLine[]> = z.array(boughtLine);

const region = z.enum(['853', '852', '86']);
const address = z.object({
  id: z.exactOptional(z.string()),
  contactName: z.string(),
  // null once the account was closed
  title: z.optional(z.nullable(z.enum(ADDRESS_TITLES))),
  region,
  phone: z.string(),
  mapAddress: z.string(),
  detail: z.string(),
  lat: z.number(),
  lon: z.number(),
});

export const snapshotDocument: DocumentOf<Snapshot> = z.object({
  store: z.object({
    name: bilingual,
    picture: z.string(),
    phone: z.string(),
    address: bilingual,
    lat: z.number(),
    lon: z.number(),
    prepMinutes: z.number(),
    extraMinutes: z.exactOptional(z.number()),
  }),
  address: z.nullable(address),
  buyer: z.object({ region, phone: z.string() }),
  remarks: z.string(),
  remarkTags: z.array(z.enum(REMARK_TAGS)),
  tablewareQty: z.number(),
  isPlasticBag: z.boolean(),
  pocketNum: z.number(),
  distance: z.nullable(z.number()),
  gifts: z.array(
    z.object({
      name: bilingual,
      quantity: z.number(),
      wanted: z.exactOptional(z.number()),
      productId: z.exactOptional(z.string()),
      skuId: z.exactOptional(z.string()),
      stock: z.exactOptional(activityMove),
    }),
  ),
  fees: z.object({ holiday: moneyField, special: moneyField }),
  offerIds: z.array(z.string()),
  goldIds: z.exactOptional(z.array(z.string())),
  activityIds: z.array(z.string()),
  alcohol: z.nullable(z.object({ name: z.string(), birthDay: dayField })),
  risk: z.nullable(z.object({ riskCertificateType: z.number(), riskCertificateNum: z.string() })),
  pickupCode: z.string(),
  promise: z.exactOptional(
    z.object({
      activityId: z.string(),
      name: bilingual,
      details: z.array(
        z.object({
          limitAmount: moneyField,
          voucherAmount: moneyField,
          voucherLimit: moneyField,
          validDays: z.number(),
        }),
      ),
    }),
  ),
  channels: z.exactOptional(z.array(z.enum(PAYMENT_TYPES))),
  outOfStock: z.exactOptional(z.enum(OUT_OF_STOCK)),
  storeDeliveryCut: z.exactOptional(moneyField),
});
