import { dayOf, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { groupBy } from '../../../kit/group-by.ts';
import { addToWords, type WordCount } from './search-repo.ts';

const keyOf = ({ word, day, language }: WordCount): string => `${day} ${language} ${word}`;
const sum = (counts: readonly WordCount[], of: 'searched' | 'chosen'): number =>
  counts.reduce((all, count) => all + count[of], 0);

/** One row a word, in one order for all servers: none waits for another in a ring. */
const together = (counts: readonly WordCount[]): WordCount[] =>
  [...groupBy(counts, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, of]) => ({ ...of[0]!, searched: sum(of, 'searched'), chosen: sum(of, 'chosen') }));

const countsOf = perDatabase(({ query }: { query: Query }) =>
  gather<WordCount, void>({
    one: (count) => addToWords(query, [count]),
    most: 500,
    many: async (counts) => {
      await addToWords(query, together(counts));
      return counts.map(() => undefined);
    },
  }),
);

/** Adds to a word's day. Those who search at the same time are written with one statement: hundreds of them would wait in a row for the one row of a common word. */
export const countWord = (
  db: { query: Query },
  count: Omit<WordCount, 'day'>,
  now: Instant,
): Promise<void> => countsOf(db)({ ...count, day: dayOf(now) satisfies Day });
