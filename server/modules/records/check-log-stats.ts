import { asId, type Id } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { HOUR } from '#shared/kernel/time.ts';
import type { Bilingual, Handlers, MerchantContext } from '#server/kit/context.ts';
import { dayOfWall } from '#server/db/wall-clock.ts';
import { filterOf } from './log-filter.ts';
import { namesById } from './names.ts';
import { logTally, type Tally } from './sum-repo.ts';

const tallyOf = ({ ok, refused, undone, refunded, times, amount }: Tally) => ({
  ok,
  refused,
  undone,
  refunded,
  times,
  amount: cents(amount),
});

/** Most used first; a thing that is gone keeps its id as its name. */
const namedOf = <T extends Id<string>>(
  { pick }: MerchantContext,
  tallies: readonly Tally[],
  names: ReadonlyMap<string, Bilingual>,
) => {
  const nameOf = (id: string): string => {
    const name = names.get(id);
    return name === undefined ? id : pick(name);
  };
  return [...tallies]
    .sort((a, b) => b.times - a.times || b.refused - a.refused)
    .map((tally) => ({
      id: asId<T>(String(tally.key)),
      name: nameOf(String(tally.key)),
      ...tallyOf(tally),
    }));
};

/** Figures of a filter, each dimension counted in the database. */
export const checkLogStats: Handlers['groupVerifyCheckLogStats'] = async (context, request) => {
  const { query } = context.deps.db;
  const filter = await filterOf(context, request);
  const by = (dimension: Parameters<typeof logTally>[2]) => logTally(query, filter, dimension);
  const [hours, days, products, operators, productNames, operatorNames] = await Promise.all([
    by('hours'),
    by('days'),
    by('products'),
    by('operators'),
    namesById(query, filter.merchantId, 'product'),
    namesById(query, filter.merchantId, 'operator'),
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
