import type { Instant } from '#shared/kernel/time.ts';

type Bucket = { left: number; at: number };
type Options = {
  perSecond: number;
  /** Seconds' worth that may come at once. */ burstSeconds?: number;
  most?: number;
};

/** A token bucket a name: `perSecond` flow in, calls flow out. At most `most` names are kept; the longest unused leaves first. `perSecond` 0 lets everything through. */
export const buckets = ({ perSecond, burstSeconds = 3, most = 100_000 }: Options) => {
  const all = new Map<string, Bucket>();
  const full = perSecond * burstSeconds;
  return {
    /** Takes `weight` from the bucket of a name, or says no and takes nothing. */
    take: (name: string, now: Instant, weight = 1): boolean => {
      if (perSecond === 0) return true;
      const old = all.get(name);
      const left = old ? Math.min(full, old.left + ((now - old.at) / 1000) * perSecond) : full;
      all.delete(name);
      if (all.size >= most) all.delete(all.keys().next().value!);
      // a call that costs more than a full bucket takes all of it
      const cost = Math.min(weight, full);
      const isEnough = left >= cost;
      all.set(name, { left: isEnough ? left - cost : left, at: now });
      return isEnough;
    },
    size: () => all.size,
  };
};
