import type { texts as zh } from './zh.ts';

/**
 * Coupons, red packets, combo coupons and gold (spec 000 §3, 001 §4, §5, §8, 002 §4, §5, §8;
 * decision H15).
 */
export const texts: Record<keyof typeof zh, string> = {
  'voucher.none': 'No coupon is available at the moment',
  'voucher.best': 'Best combination chosen: you save {saving}',
  'voucher.notBest': 'Saves {less} less than the best combination',
  'voucher.unselected': '“{name}” is no longer selected',
  'voucher.undo': 'Undo',

  'voucher.refusal.NOT_FOUND': 'This offer was not found',
  'voucher.refusal.NOT_STARTED': 'This offer has not started yet',
  'voucher.refusal.EXPIRED': 'This offer has expired',
  'voucher.refusal.USED': 'This offer has already been used',
  'voucher.refusal.SCOPE_STORE': 'Not for this store',
  'voucher.refusal.SCOPE_PRODUCT': 'Not for the items you chose',
  'voucher.refusal.BELOW_MIN': 'Add {need} more to use it',
  'voucher.refusal.EXCLUSIVE.offer': 'Cannot be used with “{name}”',
  'voucher.refusal.EXCLUSIVE.other': 'Cannot be used with the offer you chose',
  'voucher.refusal.EXCLUSIVE.discountItems': 'Cannot be used with discounted items',
  'voucher.refusal.EXCLUSIVE.deliveryPromotion': 'The delivery promotion already saves you more',
  'voucher.refusal.EXCLUSIVE.pickup': 'Not for self-pickup orders',
  'voucher.refusal.LIMIT_USER': 'You have reached the limit for this offer',
  'voucher.refusal.LIMIT_TOTAL': 'None left',
  'voucher.refusal.PAYMENT_CHANNEL': 'Not for this payment method',
  'voucher.refusal.LOGIN': 'Sign in to use it',
  'voucher.refusal.VERSION': 'Update the app to version {version} or later to use it',

  'voucher.expiry.today': 'Expires today',
  'voucher.expiry.tomorrow': 'Expires tomorrow',
  'voucher.expiry.over': 'Expired',
  'voucher.expiry.days': 'Expires in {count} day | Expires in {count} days',
  'voucher.expiry.afterClaim':
    'Valid for {count} day after claiming | Valid for {count} days after claiming',
  'voucher.expiry.range': '{from} to {to}',
  'gift.until': 'Valid until {date}',
  'gift.days': 'Valid for {count} day once claimed | Valid for {count} days once claimed',
  'voucher.expiry.until': 'Valid until {to}',
  'voucher.expiry.asSent': '{text}',

  'voucher.face.amount': '${amount}',
  'voucher.face.free': 'Free',
  'voucher.limit.none': 'No minimum',
  'voucher.limit.from': 'Spend ${amount} or more',

  'voucher.scope.all': 'All stores',
  'voucher.scope.some': 'Selected stores',
  'voucher.scope.stores': '{count} store | {count} stores',
  'voucher.scope.one': 'One selected store',
  'voucher.scope.groupProducts': 'Selected group-buy items',
  'voucher.scope.viewRules': 'All stores; see the rules',
  'voucher.business.takeout': 'Takeout',
  'voucher.business.group': 'Group-buy',
  'voucher.business.market': 'Supermarket',

  'voucher.status.enabled': 'Usable',
  'voucher.status.disabled': 'Not usable',
  'voucher.status.expired': 'Expired',

  'voucher.combo.plain': 'Can be expanded',
  'voucher.combo.expanded': 'Expanded',
  'voucher.combo.barred': 'Cannot be expanded again',
  'voucher.combo.used': 'Used',
  'voucher.combo.expired': 'Expired',
  'voucher.combo.autoCancelled': 'Cancelled automatically',
  'voucher.combo.expand': 'Expand now',
  'voucher.combo.withdraw': 'Withdraw ({count} time left) | Withdraw ({count} times left)',
  'voucher.combo.versionTooLow':
    'Your version is too low for combo coupons: update the app to version {version} or later',
  'voucher.combo.refused.plain': 'This coupon is not expanded',
  'voucher.combo.refused.expanded': 'This coupon is already expanded',
  'voucher.combo.refused.barred': 'This coupon cannot be expanded again',
  'voucher.combo.refused.used': 'This coupon has been used',
  'voucher.combo.refused.expired': 'This coupon has expired',
  'voucher.combo.refused.autoCancelled': 'The order of this coupon was cancelled automatically',
  'voucher.combo.refused.noWithdrawalsLeft': 'No withdrawals are left',
  'voucher.explosive.upTo': 'Combo coupon: up to ${amount} off',
  'voucher.explosive.usable': 'Combo coupons accepted',

  'voucher.gold.goodsTooLow': 'Gold needs goods of more than $0.1',
  'voucher.gold.belowLimit': 'Add {need} more to use it',
  'voucher.gold.notFound': 'This gold item was not found',
  'voucher.gold.enough': 'You have chosen enough gold',
  'voucher.gold.overshoot': '{over} more than needed, so this one was not chosen',

  'voucher.scanner.outOfTime': 'The time to claim this voucher is over',
  'voucher.scanner.error': 'This voucher cannot be claimed',
};
