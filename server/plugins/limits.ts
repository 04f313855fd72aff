import type { Instant } from '#shared/kernel/time.ts';

type Bucket = { left: number; at: number };
type Options = {
  perSecond: number;
  /** Seconds' worth that may come at once. */ burstSeconds?: number;
  most?: number;
};

/**
 * A token bucket a name: `perSecond` flow in, calls flow out; 0 lets everything through. Kept in two generations, without a list in order of use: what was
 * untouched for a whole burst is full again and is dropped with its generation. At most `most` names; a flood of names drops others early, which fills their buckets.
 */
export const buckets = ({ perSecond, burstSeconds = 3, most = 100_000 }: Options) => {
  const full = perSecond * burstSeconds;
  let young = new Map<string, Bucket>();
  let old = new Map<string, Bucket>();
  let turnedAt = 0;

  const turn = (now: Instant): void => {
    if (now - turnedAt < burstSeconds * 1000 && young.size < most / 2) return;
    old = young;
    young = new Map();
    turnedAt = now;
  };

  return {
    /** Takes `weight` from the bucket of a name, or says no and takes nothing. */
    take: (name: string, now: Instant, weight = 1): boolean => {
      if (perSecond === 0) return true;
      turn(now);
      const known = young.get(name) ?? old.get(name);
      const left = known
        ? Math.min(full, known.left + ((now - known.at) / 1000) * perSecond)
        : full;
      // a call that costs more than a full bucket takes all of it
      const cost = Math.min(weight, full);
      const isEnough = left >= cost;
      young.set(name, { left: isEnough ? left - cost : left, at: now });
      return isEnough;
    },
    size: () => young.size + old.size,
  };
};
