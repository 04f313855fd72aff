import type { Db } from '#server/db/db.ts';
import { cardFacts, type CardFacts } from './facts-repo.ts';
import type { NearEntry } from './index-repo.ts';
import { loweredOf, type LoweredActivity } from './lowered.ts';

/** What rows of a takeaway store show and are priced by. */
export type SeenStore = { facts: CardFacts; lowered: readonly LoweredActivity[] };
type Seen = (SeenStore | null | undefined)[];

const all = new WeakMap<readonly NearEntry[], Seen>();

const load = async (
  db: Db,
  entries: readonly NearEntry[],
  { seen, missing }: { seen: Seen; missing: readonly number[] },
): Promise<void> => {
  const ids = missing.map((place) => entries[place]!.id);
  const [facts, lowered] = await Promise.all([cardFacts.takeout.get(db, ids), loweredOf(db, ids)]);
  missing.forEach((place, turn) => {
    const of = facts.get(ids[turn]!);
    seen[place] = of ? { facts: of, lowered: lowered.get(ids[turn]!) ?? [] } : null;
  });
};

/** Stores of a list by their places in it, kept as long as the list: a search looks at so many that it shows up when each is found by its id. Null: one that is gone. */
export const seenStores = async (
  db: Db,
  entries: readonly NearEntry[],
  places: readonly number[],
): Promise<(place: number) => SeenStore | null> => {
  const seen = all.get(entries) ?? [];
  all.set(entries, seen);
  const missing = [...new Set(places.filter((place) => seen[place] === undefined))];
  if (missing.length > 0) await load(db, entries, { seen, missing });
  return (place) => seen[place] ?? null;
};
