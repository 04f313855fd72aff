import { loadNearEntries } from './index-repo.ts';
import { cachedByVersion } from './cached.ts';

export type { NearEntry } from './index-repo.ts';

/** Every store of the city with what lists look at: some thousand small rows, which one machine searches in a fraction of a millisecond (ADR 0016). */
export const nearIndex = cachedByVersion(loadNearEntries);
