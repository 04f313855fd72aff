import { SECOND, type Instant } from '#shared/kernel/time.ts';

type Entry = { nonce: string; stamp: number; at: number; next: Entry | null };
/** What one caller used, the oldest first. `floor`: the latest time stamp of what was dropped to make room. */
type Used = { count: number; first: Entry; last: Entry; floor: number };

const SWEEP_MS = 15 * SECOND;
/** Part of the memory that is freed at once when it is full. */
const ROOM = 1 / 64;

/**
 * Remembers nonces for `keepMs` after they came. At most `most` of them: when full, those who hold most lose their oldest, and are refused up to the time stamp of
 * what they lost, so that a full memory lets no replay through and a flood shuts out nobody but its sender.
 */
export const nonceMemory = (keepMs: number, most = 250_000) => {
  const seen = new Set<string>();
  const callers = new Map<string, Used>();
  let sweptAt = 0;

  const dropFirst = (name: string, used: Used): void => {
    seen.delete(used.first.nonce);
    used.count -= 1;
    if (used.first.next === null) callers.delete(name);
    else used.first = used.first.next;
  };

  const sweep = (now: Instant): void => {
    sweptAt = now;
    for (const [name, used] of callers)
      while (used.count > 0 && used.first.at + keepMs < now) dropFirst(name, used);
  };

  const trim = (name: string, used: Used, to: number): void => {
    while (used.count > to) {
      used.floor = Math.max(used.floor, used.first.stamp);
      dropFirst(name, used);
    }
  };

  const makeRoom = (): void => {
    const wanted = most - Math.max(1, Math.floor(most * ROOM));
    let level = 0;
    for (const { count } of callers.values()) level = Math.max(level, count);
    while (seen.size > wanted && level > 1) {
      level = Math.max(1, Math.floor(level * 0.75));
      for (const [name, used] of callers) trim(name, used, level);
    }
    // more callers than places: those who came first make room
    for (const [name, used] of callers) {
      if (seen.size <= wanted) break;
      dropFirst(name, used);
    }
  };

  const keep = (caller: string, entry: Entry): void => {
    const used = callers.get(caller);
    if (used === undefined) callers.set(caller, { count: 1, first: entry, last: entry, floor: 0 });
    else {
      used.last.next = entry;
      used.last = entry;
      used.count += 1;
    }
  };

  return {
    /** `new` once for each nonce, `known` after that, `tooOld` when it cannot be told. */
    add: (
      { caller, nonce, stamp }: { caller: string; nonce: string; stamp: number },
      now: Instant,
    ): 'new' | 'known' | 'tooOld' => {
      if (now - sweptAt >= SWEEP_MS) sweep(now);
      if (seen.has(nonce)) return 'known';
      if (stamp <= (callers.get(caller)?.floor ?? 0)) return 'tooOld';
      if (seen.size >= most) makeRoom();
      seen.add(nonce);
      keep(caller, { nonce, stamp, at: now, next: null });
      return 'new';
    },
    size: () => seen.size,
  };
};
