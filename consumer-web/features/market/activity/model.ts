import type { ReplyOf } from '#shared/contract/define.ts';
import { redPacketStatus } from '#shared/codes/popup.ts';
import type { CampaignState } from '#shared/voucher/receive-failure.ts';
import type { activityCalls } from './api.ts';

export type CouponList = ReplyOf<(typeof activityCalls)['marketCouponList']>;
export type ActivityCoupon = CouponList['result'][number];
export type Activity = NonNullable<CouponList['activity']>;

/** What can be done with a coupon of an activity, or why nothing can. */
export type CouponState =
  | 'claim'
  | 'use'
  | 'used'
  | 'held'
  | 'expired'
  | 'soldOut'
  | 'notStarted'
  | 'over'
  | 'claimed';

const { enabled, expired } = redPacketStatus.codes;

const ownState = ({ owned }: ActivityCoupon): CouponState | null => {
  if (owned === null) return null;
  if (owned.status === enabled) return 'use';
  if (owned.usedAt !== null) return 'used';
  if (owned.status === expired) return 'expired';
  return owned.used ? 'held' : 'claimed';
};

/** A piece that can be used comes before one that can be claimed, and that before one that is spent. */
export const couponState = (coupon: ActivityCoupon, campaign: CampaignState): CouponState => {
  const own = ownState(coupon);
  if (own === 'use') return own;
  if (campaign === 'running' && coupon.canReceive) return 'claim';
  if (own !== null) return own;
  if (campaign !== 'running') return campaign;
  return coupon.isReceived ? 'claimed' : 'soldOut';
};
