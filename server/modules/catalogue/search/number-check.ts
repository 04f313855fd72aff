import { SECOND } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { numberDigests, renewNumbers, type Dish } from './dish-repo.ts';

/** Numbers are compared this often while somebody searches, and sooner after an announced change, but not at each. */
const EACH_MS = 30 * SECOND;
const SOON_MS = 10 * SECOND;
/** Stores that are compared with one statement. */
const AT_ONCE = 100;
/** Stores whose numbers are read with one statement: no search waits long behind their rows. */
const READ_AT_ONCE = 20;

type Asked = {
  /** Numbers that were read before are no longer known to be right. */ staleBefore: number;
  storeIds: () => readonly string[];
  dishesOf: (storeId: string) => readonly Dish[];
  onChanged: () => void;
};

const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

/** Compares the numbers of all dishes that are held with the database: one digest a store, and rows only of stores where something moved. Times are the process's own milliseconds. */
export const numberCheck = () => {
  const digests = new Map<string, string | undefined>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let begunAt = Number.NEGATIVE_INFINITY;
  let isRunning = false;

  /** To be awaited before the dishes of stores are loaded: these are never older than their digest. */
  const note = async (query: Query, storeIds: readonly string[]): Promise<void> => {
    const now = await numberDigests(query, storeIds);
    for (const id of storeIds) digests.set(id, now.get(id));
  };
  const renewPart = async (
    query: Query,
    { dishesOf }: Asked,
    storeIds: readonly string[],
  ): Promise<boolean> => {
    const now = await numberDigests(query, storeIds);
    const moved = storeIds.filter((id) => now.get(id) !== digests.get(id));
    for (const part of partsOf(moved, READ_AT_ONCE)) {
      await renewNumbers(query, part.flatMap(dishesOf));
      for (const id of part) digests.set(id, now.get(id));
    }
    return moved.length > 0;
  };
  const renewAll = async (query: Query, asked: Asked): Promise<void> => {
    const startedAt = performance.now();
    let hasMoved = false;
    for (const part of partsOf(asked.storeIds(), AT_ONCE))
      hasMoved = (await renewPart(query, asked, part)) || hasMoved;
    if (hasMoved) asked.onChanged();
    checkedAt = startedAt;
  };

  return {
    note,
    /** All numbers are known to have been right at this time. */ checked: (at: number): void => {
      checkedAt = at;
    },
    checkedAt: () => checkedAt,
    /** Begins a comparison when one is due. One that fails is tried again at its time; until then words look their own numbers up. */
    run: (query: Query, asked: Asked): void => {
      const waitMs = asked.staleBefore > checkedAt ? SOON_MS : EACH_MS;
      const now = performance.now();
      if (isRunning || now - Math.max(begunAt, checkedAt) < waitMs) return;
      isRunning = true;
      begunAt = now;
      renewAll(query, asked)
        .catch(() => undefined)
        .finally(() => {
          isRunning = false;
        });
    },
  };
};
export type NumberCheck = ReturnType<typeof numberCheck>;
