import type { CouponBusiness } from '../../codes/coupon.ts';
import type { RedPacketStatus } from '../../codes/popup.ts';
import type { ComboRefusal, ComboState } from '../../voucher/combo-coupon.ts';
import type { CouponFace, LimitText, ScopeText } from '../../voucher/coupon-text.ts';
import type { ExpiryText } from '../../voucher/expiry-text.ts';
import type { ExplosiveLabel } from '../../voucher/explosive-label.ts';
import type { GoldRefusal } from '../../voucher/gold-choice.ts';
import type { RefusalText } from '../../voucher/refusal-text.ts';

/**
 * Every key of this area: those that the rules of `shared/voucher` name, and those of the screens
 * around them.
 */
export type VoucherKey =
  | RefusalText['key']
  | ExpiryText['key']
  | ScopeText['key']
  | LimitText['key']
  | Exclude<CouponFace['key'], 'discount.rate'>
  | ExplosiveLabel['key']
  | `voucher.business.${CouponBusiness}`
  | `voucher.status.${RedPacketStatus}`
  | `voucher.combo.${ComboState}`
  | `voucher.combo.refused.${ComboRefusal['reason']}`
  | `voucher.combo.${'expand' | 'withdraw' | 'versionTooLow'}`
  | `voucher.gold.${GoldRefusal['reason']}`
  | `voucher.market.${'all' | 'some' | 'one' | 'stores' | 'viewRules' | 'refused'}`
  | `gift.${'until' | 'days'}`
  | `voucher.scanner.${'outOfTime' | 'error'}`
  | `voucher.${'none' | 'notBest' | 'unselected' | 'undo' | 'best'}`;

/**
 * Coupons, red packets, combo coupons and gold (spec 000 §3, 001 §4, §5, §8, 002 §4, §5, §8;
 * decision H15).
 */
export const texts = {
  'voucher.none': '暫無可用優惠',
  'voucher.best': '已選最優惠組合，節省 {saving}',
  'voucher.notBest': '比最優惠組合少省 {less}',
  'voucher.unselected': '已取消選擇「{name}」',
  'voucher.undo': '復原',

  'voucher.refusal.NOT_FOUND': '找不到此優惠',
  'voucher.refusal.NOT_STARTED': '優惠尚未開始',
  'voucher.refusal.EXPIRED': '優惠已過期',
  'voucher.refusal.USED': '優惠已使用',
  'voucher.refusal.SCOPE_STORE': '不適用於此店舖',
  'voucher.refusal.SCOPE_PRODUCT': '不適用於所選商品',
  'voucher.refusal.BELOW_MIN': '還差 {need} 可用',
  'voucher.refusal.EXCLUSIVE.offer': '不可與「{name}」同時使用',
  'voucher.refusal.EXCLUSIVE.other': '不可與已選優惠同時使用',
  'voucher.refusal.EXCLUSIVE.discountItems': '不可與折扣商品同時使用',
  'voucher.refusal.EXCLUSIVE.deliveryPromotion': '現有運費優惠更划算',
  'voucher.refusal.EXCLUSIVE.pickup': '自取訂單不適用',
  'voucher.refusal.LIMIT_USER': '您的可用次數已用完',
  'voucher.refusal.LIMIT_TOTAL': '優惠已被用完',
  'voucher.refusal.PAYMENT_CHANNEL': '不適用於此付款方式',
  'voucher.refusal.LOGIN': '登錄後可用',
  'voucher.refusal.VERSION': '請更新至 {version} 或以上版本後使用',

  'voucher.expiry.today': '今天到期',
  'voucher.expiry.tomorrow': '明天到期',
  'voucher.expiry.over': '已過期',
  'voucher.expiry.days': '{count} 天後到期',
  'voucher.expiry.afterClaim': '領取後 {count} 天內有效',
  'voucher.expiry.range': '{from} 至 {to}',
  'gift.until': '有效期至 {date}',
  'gift.days': '領取後 {count} 天內有效',
  'voucher.expiry.until': '有效期至 {to}',
  'voucher.expiry.asSent': '{text}',

  'voucher.face.amount': '${amount}',
  'voucher.face.free': '全免',
  'voucher.limit.none': '無門檻',
  'voucher.limit.from': '滿 ${amount} 可用',

  'voucher.scope.all': '所有店舖適用',
  'voucher.scope.some': '指定店舖適用',
  'voucher.scope.stores': '{count} 間店舖適用',
  'voucher.scope.one': '指定一間店舖適用',
  'voucher.scope.groupProducts': '指定團購商品適用',
  'voucher.scope.viewRules': '所有店舖適用，詳見使用規則',
  'voucher.market.all': '所有超市適用',
  'voucher.market.some': '指定超市適用',
  'voucher.market.stores': '{count} 間超市適用',
  'voucher.market.one': '指定一間超市適用',
  'voucher.market.viewRules': '所有超市適用，詳見使用規則',
  'voucher.market.refused': '不適用於這間超市',
  'voucher.business.takeout': '外賣',
  'voucher.business.group': '團購',
  'voucher.business.market': '超市',

  'voucher.status.enabled': '可使用',
  'voucher.status.disabled': '不可使用',
  'voucher.status.expired': '已過期',

  'voucher.combo.plain': '可膨脹',
  'voucher.combo.expanded': '已膨脹',
  'voucher.combo.barred': '不可再膨脹',
  'voucher.combo.used': '已使用',
  'voucher.combo.expired': '已過期',
  'voucher.combo.autoCancelled': '已自動取消',
  'voucher.combo.expand': '立即膨脹',
  'voucher.combo.withdraw': '撤回膨脹（剩 {count} 次）',
  'voucher.combo.versionTooLow': '版本過低，請更新至 {version} 或以上版本後使用膨脹券',
  'voucher.combo.refused.plain': '此券尚未膨脹',
  'voucher.combo.refused.expanded': '此券已膨脹',
  'voucher.combo.refused.barred': '此券不可再膨脹',
  'voucher.combo.refused.used': '此券已使用',
  'voucher.combo.refused.expired': '此券已過期',
  'voucher.combo.refused.autoCancelled': '此券的訂單已自動取消',
  'voucher.combo.refused.noWithdrawalsLeft': '撤回次數已用完',
  'voucher.explosive.upTo': '膨脹券最高減 ${amount}',
  'voucher.explosive.usable': '可用膨脹券',

  'voucher.gold.goodsTooLow': '商品金額須高於 $0.1 才可使用消費金',
  'voucher.gold.belowLimit': '還差 {need} 可用',
  'voucher.gold.notFound': '找不到此消費金',
  'voucher.gold.enough': '所選消費金已足夠',
  'voucher.gold.overshoot': '超出所需金額 {over}，已取消此項',

  'voucher.scanner.outOfTime': '此券已過領取時間',
  'voucher.scanner.error': '無法領取此券',
} as const satisfies Record<VoucherKey, string>;
