import { addDays, dayOf, HOUR, startOfDay, type Day } from '#shared/kernel/time.ts';
import type { Bilingual, MerchantContext } from '#server/kit/context.ts';
import { workplaces } from '#server/modules/staff/index.ts';
import { namesById } from '#server/modules/records/index.ts';
import { cellsOf, refundsWaiting, undoableOf, type Cells, type Scope } from './figures-repo.ts';
import type { Figures, Named } from './closing-document.ts';
import { orderFiguresOf } from './order-figures.ts';
import { NO_SUMS, type Sums } from './sums.ts';

export type Asked = { day: Day; /** Null: every store. */ storeIds: readonly string[] | null };

const bare = ({ count, times, amount, settle }: Sums): Sums => ({ count, times, amount, settle });
/** Most money first; a thing that is gone keeps its id as its name. */
const named = (cells: Cells['product'], names: ReadonlyMap<string, Bilingual>): Named[] =>
  cells
    .map((cell) => ({
      id: cell.key,
      name: names.get(cell.key) ?? { zh: cell.key, en: cell.key },
      ...bare(cell),
    }))
    .sort((a, b) => b.amount - a.amount || b.times - a.times || a.id.localeCompare(b.id));

export const scopeOf = ({ session }: MerchantContext, { day, storeIds }: Asked): Scope => ({
  merchantId: session.merchantId,
  storeIds,
  from: startOfDay(day),
  to: startOfDay(addDays(day, 1)),
});

/** What a day looks like now. All that is counted from records comes from one statement. */
export const figuresOf = async (context: MerchantContext, asked: Asked): Promise<Figures> => {
  const {
    deps: {
      db: { query },
    },
    session: { merchantId },
    now,
  } = context;
  const scope = scopeOf(context, asked);
  const stores = await workplaces(query, merchantId);
  const desks = stores.flatMap(({ kind, ...store }) =>
    kind !== 'group' && (asked.storeIds === null || asked.storeIds.includes(store.id))
      ? [{ ...store, kind }]
      : [],
  );
  const [cells, orders, products, operators, undoable, refunds] = await Promise.all([
    cellsOf(query, scope),
    orderFiguresOf(query, scope, desks),
    namesById(query, merchantId, 'product'),
    namesById(query, merchantId, 'operator'),
    undoableOf(query, scope, asked.day, now),
    refundsWaiting(query, scope, now),
  ]);
  return {
    total: cells.total[0] ? bare(cells.total[0]) : NO_SUMS,
    refunded: cells.refunded[0] ? bare(cells.refunded[0]) : NO_SUMS,
    undone: cells.undone[0] ? bare(cells.undone[0]) : NO_SUMS,
    refused: cells.refusal.reduce((sum, { count }) => sum + count, 0),
    products: named(cells.product, products),
    operators: named(cells.operator, operators),
    stores: named(cells.store, new Map(stores.map(({ id, name }) => [id, name]))),
    hours: cells.hour
      .map((cell) => ({ hour: Number(cell.key) / HOUR, ...bare(cell) }))
      .sort((a, b) => a.hour - b.hour),
    refusals: cells.refusal
      .map(({ key, count }) => ({ reason: Number(key), count }))
      .sort((a, b) => b.count - a.count || a.reason - b.reason),
    undoable,
    refunds,
    orders,
  };
};

/** Whether a day has not begun yet. */
export const isAhead = ({ now }: MerchantContext, day: Day): boolean => day > dayOf(now);
