import type { StoreKind } from '#shared/codes/store-kind.ts';
import { loadNearEntries } from './index-repo.ts';
import { cachedByVersion } from './cached.ts';

export type { NearEntry } from './index-repo.ts';

/** Every store of the city with what lists look at, by shop: some thousand small rows, which one machine searches in a fraction of a millisecond (ADR 0016). */
export const nearIndexes = {
  takeout: cachedByVersion((db) => loadNearEntries(db, 'takeout')),
  market: cachedByVersion((db) => loadNearEntries(db, 'market')),
} satisfies Record<StoreKind, unknown>;

export const nearIndex = nearIndexes.takeout;
