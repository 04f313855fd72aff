import { SECOND, type Instant } from '#shared/kernel/time.ts';

type Entry = { nonce: string; stamp: number; at: number; next: Entry | null };
/** What one caller used, the oldest first. `floor`: the latest time stamp of what was dropped to make room. */
type Used = { count: number; first: Entry; last: Entry; floor: number };

const SWEEP_MS = 15 * SECOND;
/** Part of the memory that is freed at once when it is full. */
const ROOM = 1 / 64;

/** Used nonces, all together and the oldest first of each caller. */
const usedNonces = () => {
  const seen = new Set<string>();
  const callers = new Map<string, Used>();
  const dropFirst = (name: string, used: Used): void => {
    seen.delete(used.first.nonce);
    used.count -= 1;
    if (used.first.next === null) callers.delete(name);
    else used.first = used.first.next;
  };
  return {
    seen,
    callers,
    dropFirst,
    /** Leaves a caller at most so many, and refuses it what is as old as the lost ones. */
    trim: (name: string, used: Used, most: number): void => {
      while (used.count > most) {
        used.floor = Math.max(used.floor, used.first.stamp);
        dropFirst(name, used);
      }
    },
    append: (caller: string, entry: Entry): void => {
      seen.add(entry.nonce);
      const used = callers.get(caller);
      if (used === undefined) {
        callers.set(caller, { count: 1, first: entry, last: entry, floor: 0 });
        return;
      }
      used.last.next = entry;
      used.last = entry;
      used.count += 1;
    },
  };
};

/** Frees part of a full memory: callers with the most lose their oldest first. */
const makeRoom = (
  { seen, callers, trim, dropFirst }: ReturnType<typeof usedNonces>,
  most: number,
): void => {
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

/**
 * Remembers nonces for `keepMs` after they came. At most `most` of them: when full, those who hold most lose their oldest, and are refused up to the time stamp of
 * what they lost, so that a full memory lets no replay through and a flood shuts out its sender alone.
 */
export const nonceMemory = (keepMs: number, most = 250_000) => {
  const nonces = usedNonces();
  const { seen, callers, dropFirst } = nonces;
  let sweptAt = 0;

  const sweep = (now: Instant): void => {
    sweptAt = now;
    for (const [name, used] of callers)
      while (used.count > 0 && used.first.at + keepMs < now) dropFirst(name, used);
  };

  return {
    /** `new` once for each nonce, `known` after that, `tooOld` when it cannot be decided. */
    add: (
      { caller, nonce, stamp }: { caller: string; nonce: string; stamp: number },
      now: Instant,
    ): 'new' | 'known' | 'tooOld' => {
      if (now - sweptAt >= SWEEP_MS) sweep(now);
      if (seen.has(nonce)) return 'known';
      if (stamp <= (callers.get(caller)?.floor ?? 0)) return 'tooOld';
      if (seen.size >= most) makeRoom(nonces, most);
      nonces.append(caller, { nonce, stamp, at: now, next: null });
      return 'new';
    },
    size: () => seen.size,
  };
};
