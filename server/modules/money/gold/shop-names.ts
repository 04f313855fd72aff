import type { Query } from '#server/db/db.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { PayableKinds } from '../payment/payable-kind.ts';

/** The shops of orders, whatever their kind. */
export const shopNamesOf = async (
  query: Query,
  kinds: PayableKinds,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Bilingual>> => {
  if (ids.length === 0) return new Map();
  const named = await Promise.all(
    Object.values(kinds).flatMap(({ shopNames }) => (shopNames ? [shopNames(query, ids)] : [])),
  );
  return new Map(named.flatMap((names) => [...names]));
};
