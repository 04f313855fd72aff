import type { Instant } from '#shared/kernel/time.ts';

/**
 * Remembers nonces until their time stamp is too old to be taken anyway. At most `most` of them: when full, the oldest leave and everything
 * up to their time stamp is refused from then on, so that a full memory never lets a replay through.
 */
export const nonceMemory = (keepMs: number, most = 500_000) => {
  const seen = new Map<string, number>();
  let floor = 0;

  const forget = (now: Instant): void => {
    for (const [nonce, stamp] of seen) {
      if (stamp + keepMs >= now && seen.size < most) return;
      if (stamp + keepMs >= now) floor = Math.max(floor, stamp);
      seen.delete(nonce);
    }
  };

  return {
    /** `new` once for each nonce, `known` after that, `tooOld` when it cannot be told. */
    add: (nonce: string, stamp: number, now: Instant): 'new' | 'known' | 'tooOld' => {
      forget(now);
      if (seen.has(nonce)) return 'known';
      if (stamp <= floor) return 'tooOld';
      seen.set(nonce, stamp);
      return 'new';
    },
    size: () => seen.size,
  };
};
