import { cachedByVersion } from '../near/cached.ts';
import { loadTown } from './town-repo.ts';

export type { Town, TownDeal, TownStore } from './town-repo.ts';

/** The stores of deals and what they sell, in memory: loaded anew when a deal comes, goes, or is sold out (ADR 0016). */
export const town = cachedByVersion(loadTown, 'deals');
