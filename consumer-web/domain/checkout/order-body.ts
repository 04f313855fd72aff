import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Cart } from '#shared/cart/cart-choice.ts';
import { piecePrice } from '#shared/cart/piece-price.ts';
import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DEFAULT_POCKET_NUMBER } from '#shared/order/checkout/pocket.ts';
import type { PriceBody, Reachable } from './checkout-model.ts';

type Parts = {
  storeId: string;
  lines: Cart;
  way: 'delivery' | 'pickup';
  address: Reachable | null;
  time: PriceBody['cookTime'];
  isPlasticBag: boolean;
  paymentType: PaymentType;
  appVersion: string | null;
  offerIds: readonly string[];
  goldIds?: readonly string[];
  useMcoin?: boolean;
  pickedGifts?: PriceBody['pickedGifts'];
};

const placeOf = ({
  id,
  contactName,
  title,
  region,
  phone,
  mapAddress,
  detail,
  lat,
  lon,
}: Reachable): NonNullable<PriceBody['selectedAddress']> => ({
  id,
  contactName,
  ...(title && { title }),
  region,
  phone,
  mapAddress,
  detail,
  lat,
  lon,
});

/** The goods that are ordered; mall coupons go with them by their own ids. */
export const orderedLines = (lines: Cart): Cart =>
  lines.filter(({ selected, quantity, isMallCoupon }) => selected && quantity > 0 && !isMallCoupon);

/** An order as the server prices it. The store decides who delivers: any code but pickup's means delivery (decision F4). */
export const orderBody = ({
  storeId,
  lines,
  way,
  address,
  time,
  isPlasticBag,
  paymentType,
  appVersion,
  offerIds,
  goldIds = [],
  useMcoin = false,
  pickedGifts = {},
}: Parts): PriceBody => ({
  storeId: asId<StoreId>(storeId),
  deliveryType: way === 'pickup' ? orderDeliveryType.codes.pickup : orderDeliveryType.codes.rider,
  productList: orderedLines(lines).map((line) => ({
    productId: asId<ProductId>(line.productId),
    skuId: line.skuId,
    quantity: line.quantity,
    props: line.props.map(({ highPropId, valueId, count }) => ({ highPropId, valueId, count })),
    selectedPurchase: line.selectedPurchase,
    price: piecePrice(line),
  })),
  selectedAddress: way === 'pickup' || address === null ? null : placeOf(address),
  cookTime: way === 'delivery' ? time : null,
  askForTime: way === 'pickup' ? time : null,
  isPlasticBag,
  pocketNum: DEFAULT_POCKET_NUMBER,
  offerIds: [...offerIds],
  goldIds: [...goldIds],
  useMcoin,
  paymentType,
  appVersion,
  ...(Object.keys(pickedGifts).length > 0 && { pickedGifts }),
});

/** A hash of a cart's content: equal for the same pieces of the same lines, in any order (decision K2). */
export const cartHash = (lines: Cart): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(
        orderedLines(lines)
          .map(({ uuid, quantity }) => `${uuid}×${quantity}`)
          .toSorted()
          .join(),
      ),
    ),
  ).slice(0, 32);
