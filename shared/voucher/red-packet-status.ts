import type { RedPacketStatus } from '../codes/popup.ts';
import type { Instant } from '../kernel/time.ts';

/**
 * Status of a red packet in the member's list (spec 002 §4, decision I5): expired once its expiry has
 * passed, even if enabled; enabled; otherwise disabled. No expiry: it never expires.
 */
export const redPacketStatusOf = (
  { isEnable, expireTime }: { isEnable: boolean; expireTime: Instant | null },
  now: Instant,
): RedPacketStatus => {
  if (expireTime !== null && expireTime < now) return 'expired';
  return isEnable ? 'enabled' : 'disabled';
};
