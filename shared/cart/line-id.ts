import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CartChoice } from './cart-choice.ts';

/**
 * What a guest can choose; offers that come and go with time are no part of it, so that a line
 * stays the same line after a re-pricing.
 */
export type Identified = Pick<
  CartChoice,
  | 'productId'
  | 'skuId'
  | 'props'
  | 'ingredients'
  | 'selectedPurchase'
  | 'isMallCoupon'
  | 'mallCouponUserId'
>;

/**
 * 128 bits: chance collisions do not happen, and a uuid's length is what storage and servers
 * expect.
 */
const HEX_DIGITS = 32;

const promoKind = ({ isMallCoupon, selectedPurchase, mallCouponUserId }: Identified): string => {
  if (isMallCoupon) return `mallCoupon:${mallCouponUserId}`;
  return selectedPurchase ? 'addOn' : '';
};

const countedProps = (props: Identified['props']): string[] => {
  const counts = new Map<string, number>();
  for (const { highPropId, valueId, count } of props) {
    const name = JSON.stringify([highPropId, valueId]);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].filter(([, count]) => count > 0).map(([name, count]) => `${name}×${count}`);
};

/**
 * The identity of a line: the first 128 bits of the SHA-256, in hex, of what was chosen (spec 002
 * §3, decision G2). The order of choosing does not matter, nor do prices. Joined as JSON, so that
 * no id can be read as two. A cryptographic hash because the server makes the same id from what a
 * client sends.
 */
export const lineId = (choice: Identified): string => {
  const joined = JSON.stringify([
    choice.productId,
    choice.skuId,
    countedProps(choice.props).sort(),
    choice.ingredients.map(({ id }) => id).sort(),
    promoKind(choice),
  ]);
  return bytesToHex(sha256(utf8ToBytes(joined))).slice(0, HEX_DIGITS);
};
