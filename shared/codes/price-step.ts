/** Steps of decision H1, in their order. */
export const STEPS = [
  'goods', 'seckill', 'composite', 'addOn', 'welfare', 'discount', 'oldDiscount', 'halfPrice', 'buyGift', 'fullReduction', 'fullDiscount',
  'voucher', 'redPacket', 'mallCoupon', 'gold', 'deliveryFee', 'deliveryOffer', 'freeDelivery', 'serviceFee', 'boxFee', 'bagFee', 'mCoin', 'floor',
] as const;
