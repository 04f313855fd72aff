import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { DAY, type Instant } from '#shared/kernel/time.ts';

/** A page that was kept: of which store, and when. Both are in its key, so that old ones are found without reading any. */
export type PageKey = [storeId: string, savedAt: number];

const MOST = 6;
const KEPT_MS = DAY;

let store: UseStore | null = null;
/** Opened when it is first needed: a browser without IndexedDB has none. */
const pages = (): UseStore => (store ??= createStore('senado-stores', 'pages'));

const isFresh = (savedAt: number, now: Instant): boolean =>
  savedAt <= now && now - savedAt < KEPT_MS;
const newestFirst = (all: readonly PageKey[]): PageKey[] => all.toSorted(([, a], [, b]) => b - a);

/** What need not be kept: what is a day old, what a newer page of the same store replaces, and stores beyond the six that were seen last. */
export const stalePages = (all: readonly PageKey[], now: Instant): PageKey[] => {
  const kept = new Set<string>();
  return newestFirst(all).filter(([storeId, savedAt]) => {
    if (!isFresh(savedAt, now) || kept.has(storeId) || kept.size >= MOST) return true;
    kept.add(storeId);
    return false;
  });
};

/** Keeps a store's page as the wire writes it. It must hold nothing of a person: it stays when somebody signs out. */
export const keepPage = async (storeId: string, page: unknown, now: Instant): Promise<void> => {
  try {
    await set([storeId, now] satisfies PageKey, page, pages());
    await delMany(stalePages(await keys<PageKey>(pages()), now), pages());
  } catch {
    // full or forbidden: without an answer there is no page then
  }
};

/** The page of a store that was kept last, and when; null when there is none of this day. */
export const keptPage = async (
  storeId: string,
  now: Instant,
): Promise<{ page: unknown; savedAt: Instant } | null> => {
  try {
    const found = newestFirst(await keys<PageKey>(pages())).find(
      ([id, savedAt]) => id === storeId && isFresh(savedAt, now),
    );
    return found === undefined
      ? null
      : { page: await get(found, pages()), savedAt: found[1] as Instant };
  } catch {
    return null; // storage is switched off
  }
};

/** Takes all of them away: which stores somebody looked at is theirs, when their account is closed. */
export const dropPages = async (): Promise<void> => {
  try {
    await clear(pages());
  } catch {
    // no database, nothing to take away
  }
};
