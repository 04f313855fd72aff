import { ADDRESS_TAGS } from '#shared/codes/address-tag.ts';
import { ADDRESS_TITLES } from '#shared/codes/address-title.ts';
import { ALERT_KINDS } from '#shared/codes/alert.ts';
import { CARD_BRANDS } from '#shared/codes/card-brand.ts';
import { DEVICE_PURPOSES } from '#shared/codes/device-purpose.ts';
import {
  GROUP_ACTIVITY_KINDS,
  GROUP_ACTIVITY_PARTS,
  GROUP_SPECIALS,
  PROMOTION_ACTS,
} from '#shared/codes/group-activity.ts';
import {
  LOG_STATES,
  PAY_RESULTS,
  RECEIPT_MODES,
  ROLES,
  SCAN_SOURCES,
  UNDO_REASONS,
} from '#shared/codes/group-order.ts';
import { MEMBER_ORDER_KINDS, PARTNER_NEEDS } from '#shared/codes/monthly-card.ts';
import { OFFER_STATES, OWNED_OFFERS } from '#shared/codes/offer-list.ts';
import { MONEY_BACK_RESULTS } from '#shared/codes/refund.ts';
import { POINT_KINDS } from '#shared/codes/points.ts';
import { PAYMENT_TYPES } from '#shared/codes/payment-type.ts';
import { TAKEOUT_CLOSE_REASONS } from '#shared/codes/takeout-event.ts';
import { CHANGE_STATES } from '#shared/codes/desk-change.ts';
import { PAUSE_REASONS } from '#shared/codes/desk-live.ts';
import { STOP_ENDS, STOP_PROOFS } from '#shared/codes/delivery-run.ts';
import { STORE_RUNNERS } from '#shared/codes/desk.ts';
import { COUPON_BUSINESSES } from '#shared/codes/coupon.ts';
import { STORE_PROMOTION_KINDS } from '#shared/codes/store-promotion.ts';
import { STORE_KINDS } from '#shared/codes/store-kind.ts';
import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { PRODUCT_CHANGES } from '#shared/contract/merchant/product.ts';
import { code, day, word, type Column } from './row.ts';

/** Columns of a closed list, and days: `npm run schema` puts them into `schema.ts` in place of plain text and numbers. */
export const WORDS = {
  'combo_piece.business': word(COUPON_BUSINESSES),
  'day_booking.closing_day': day,
  'day_booking.day': day,
  'day_closing.day': day,
  'desk_head.day': day,
  'device.purpose': word(DEVICE_PURPOSES),
  'device_enrolment.purpose': word(DEVICE_PURPOSES),
  'group_activity.kind': word(GROUP_ACTIVITY_KINDS),
  'group_activity_item.part': word(GROUP_ACTIVITY_PARTS),
  'group_activity_log.act': word(PROMOTION_ACTS),
  'group_check_in.day': day,
  'group_like.kind': word(['store', 'product']),
  'group_order.activity_kind': word(GROUP_SPECIALS),
  'group_order.close_reason': word(['BUYER', 'TIMEOUT', 'LATE_PAYMENT']),
  'group_refund.kind': word(['unused', 'used']),
  'order_entry.kind': word(STORE_KINDS),
  'member_offer.kind': word(OWNED_OFFERS),
  'member_offer.state': word(OFFER_STATES),
  'member_order.kind': word(MEMBER_ORDER_KINDS),
  'member_partner.needs': word(PARTNER_NEEDS),
  'money_back.order_type': word([
    'TAKEOUT_ORDER',
    'MARKET_ORDER',
    'GROUP_ORDER',
    'CONSUMPTION_ORDER',
    'MEMBER_ORDER',
    'COUPON_BOOM_ORDER',
  ]),
  'money_back.result': word(MONEY_BACK_RESULTS),
  'offer.kind': word(OWNED_OFFERS),
  'offer.way': word(['store', 'share', 'zone', 'activity']),
  'merchant_alert.day': day,
  'merchant_alert.kind': word(ALERT_KINDS),
  'bank_card.brand': word(CARD_BRANDS),
  'operator.role': word(ROLES),
  'point_entry.kind': word(POINT_KINDS),
  'product.category': word(PRODUCT_CATEGORIES),
  'product_change.field': word(PRODUCT_CHANGES),
  'sandbox_card.brand': word(CARD_BRANDS),
  'sandbox_charge.result': word(['taken', 'refused', 'returned', 'void']),
  'store_switch.receipt': word(RECEIPT_MODES),
  'stored_value.kind': word(['gold', 'mcoin']),
  'stored_value_use.kind': word(['gold', 'mcoin']),
  'stored_value_use.state': word(['reserved', 'used', 'freed']),
  'store_promotion.kind': word(STORE_PROMOTION_KINDS),
  'takeout_activity.kind': word([
    'full',
    'fullGift',
    'fullReturn',
    'discount',
    'flash',
    'purchase',
    'composite',
    'buyGift',
    'halfPrice',
    'welfare',
    'delivery',
    'merchantDelivery',
    'selfTake',
    'poster',
  ]),
  'takeout_banner.kind': word([
    'home',
    'group',
    'card',
    'ad',
    'spread',
    'poster',
    'top',
    'newPeople',
  ]),
  'takeout_banner.shop': word(STORE_KINDS),
  'takeout_label.shop': word(STORE_KINDS),
  'takeout_lantern.shop': word(['takeout', 'market', 'group']),
  'takeout_order.kind': word(STORE_KINDS),
  'takeout_order.close_reason': word(TAKEOUT_CLOSE_REASONS),
  'takeout_order.payment_type': word(PAYMENT_TYPES),
  'takeout_pick.kind': word(['recommend', 'good', 'primary', 'ad']),
  'order_change.state': word(CHANGE_STATES),
  'run_stop.ended_as': word(STOP_ENDS),
  'run_stop.proof': word(STOP_PROOFS),
  'takeout_refund.kind': word(['items', 'bag', 'change', 'given', 'delivery']),
  'takeout_store.area': code([1, 2, 3]),
  'takeout_store.delivery_type': code([1, 2]),
  'takeout_store.reserve_type': code([0, 1, 2]),
  'takeout_store.kind': word(STORE_KINDS),
  'takeout_store.run_by': word(STORE_RUNNERS),
  'takeout_store.pause_reason': word(PAUSE_REASONS),
  'takeout_store.state': word(['open', 'resting', 'overloaded']),
  'trade.order_type': word([
    'TAKEOUT_ORDER',
    'MARKET_ORDER',
    'GROUP_ORDER',
    'CONSUMPTION_ORDER',
    'MEMBER_ORDER',
    'COUPON_BOOM_ORDER',
  ]),
  'trade.result': word(PAY_RESULTS),
  'trade.type': word(PAYMENT_TYPES),
  'user_address.region': word(['853', '852', '86']),
  'user_address.tag': word(ADDRESS_TAGS),
  'user_address.title': word(ADDRESS_TITLES),
  'verify_log.source': word(SCAN_SOURCES),
  'verify_log.state': word(LOG_STATES),
  'verify_undo.reason_code': word(UNDO_REASONS),
} satisfies Readonly<Record<string, Column<unknown>>>;
