import type { PricingKey } from '../../pricing/pricing-keys.ts';

/** Names of the steps on a receipt, limits that bind in the words of spec 002 §5, hints (decision H1). */
export const pricing = {
  'pricing.payable': 'To pay',
  'pricing.saved': 'You save {saving}',
  'pricing.step.goods': 'Goods at original price',
  'pricing.step.seckill': 'Flash sale',
  'pricing.step.composite': 'Bundle offer',
  'pricing.step.addOn': 'Add-on offer',
  'pricing.step.welfare': 'Welfare price',
  'pricing.step.discount': 'Discount',
  'pricing.step.oldDiscount': 'Discount',
  'pricing.step.halfPrice': 'Half price',
  'pricing.step.buyGift': 'Gifts',
  'pricing.step.fullReduction': 'Amount off',
  'pricing.step.fullDiscount': 'Percentage off',
  'pricing.step.voucher': 'Voucher',
  'pricing.step.redPacket': 'Red packet',
  'pricing.step.mallCoupon': 'Mall coupon',
  'pricing.step.gold': 'Gold',
  'pricing.step.deliveryFee': 'Delivery fee',
  'pricing.step.deliveryOffer': 'Delivery offer',
  'pricing.step.freeDelivery': 'Free-delivery packet',
  'pricing.step.serviceFee': 'Service fee',
  'pricing.step.boxFee': 'Box fee',
  'pricing.step.bagFee': 'Plastic bag fee',
  'pricing.step.mCoin': 'mCoin',
  'pricing.step.floor': 'Up to the minimum payment',

  'pricing.overflow.discountOrderLimit':
    'Discount items limited per order to {count}, extra at original price',
  'pricing.overflow.discountStock': 'Discount item stock remaining {count}',
  'pricing.overflow.discountUserLimit':
    'Discount items: {count} left for you, extra at original price',
  'pricing.overflow.seckillLimit': 'Seckill limited to {count}, extra at original price',
  'pricing.overflow.seckillStock': 'Seckill remaining {count}, extra at original price',
  'pricing.overflow.seckillUserLimit': 'Seckill: {count} left for you, extra at original price',
  'pricing.overflow.welfareStock': 'Welfare item remaining {count}, extra at original price',
  'pricing.overflow.welfareOrderLimit':
    'Welfare item limited per order to {count}, extra at original price',
  'pricing.overflow.halfPriceLimit': 'Half-price items limited to {count}, extra at original price',
  'pricing.overflow.giftOrderLimit':
    'Per-order join limit {count} time | Per-order join limit {count} times',
  'pricing.overflow.giftStock': 'Some gift stock insufficient',
  'pricing.overflow.giftNone': 'Gift quantity 0, add more activity items',
  'pricing.overflow.giftJoinLimit': 'Activity reached join limit',
  'pricing.overflow.compositeJoinLimit':
    'Group-buy activity reached join limit or stock insufficient',
  'pricing.overflow.compositeStock': 'Group-buy activity reached join limit or stock insufficient',
  'pricing.overflow.compositeOrderLimit':
    'Group-buy activity reached per-order count, other group items return to original price',
  'pricing.overflow.compositeStyleLimit':
    'Group-buy activity reached per-order count of different items, other group items return to original price',
  'pricing.overflow.addOnJoinLimit':
    'Activity reached the user join limit, items return to original price',
  'pricing.overflow.addOnStock': 'Activity stock insufficient, items return to original price',

  'pricing.hint.full': 'Add ${add} to save ${save}',
  'pricing.hint.delivery': 'Add ${add} to save ${save} on delivery',
  'pricing.hint.offer': 'Add ${add} to use an offer and save ${save}',
} as const satisfies Record<PricingKey, string>;
