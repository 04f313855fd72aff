import { asId, type Id } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { HOUR } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { dayOfWall } from '#server/db/wall-clock.ts';
import { filterOf } from './log-filter.ts';
import { logTally, namesOf, type Named, type Tally } from './sum-repo.ts';

const tallyOf = ({ ok, refused, undone, times, amount }: Tally) => ({
  ok,
  refused,
  undone,
  times,
  amount: cents(amount),
});

/** Most used first; a thing that is gone keeps its id as its name. */
const namedOf = <T extends Id<string>>(
  { pick }: MerchantContext,
  tallies: readonly Tally[],
  names: readonly Named[],
) => {
  const byId = new Map(names.map((row) => [row.id, pick({ zh: row.name_zh, en: row.name_en })]));
  return [...tallies]
    .sort((a, b) => b.times - a.times || b.refused - a.refused)
    .map((tally) => ({
      id: asId<T>(String(tally.key)),
      name: byId.get(String(tally.key)) ?? String(tally.key),
      ...tallyOf(tally),
    }));
};

/** Figures of a filter, each dimension counted in the database. */
export const checkLogStats: Handlers['groupVerifyCheckLogStats'] = async (context, request) => {
  const { query } = context.deps.db;
  const filter = filterOf(context, request);
  const by = (dimension: Parameters<typeof logTally>[2]) => logTally(query, filter, dimension);
  const [hours, days, products, operators, productNames, operatorNames] = await Promise.all([
    by('hours'),
    by('days'),
    by('products'),
    by('operators'),
    namesOf(query, filter.merchantId, 'product'),
    namesOf(query, filter.merchantId, 'operator'),
  ]);
  return {
    hours: hours
      .map((tally) => ({ hour: Number(tally.key) / HOUR, ...tallyOf(tally) }))
      .sort((a, b) => a.hour - b.hour),
    days: days
      .map((tally) => ({ day: dayOfWall(Number(tally.key)), ...tallyOf(tally) }))
      .sort((a, b) => a.day.localeCompare(b.day)),
    products: namedOf(context, products, productNames),
    operators: namedOf(context, operators, operatorNames),
  };
};
