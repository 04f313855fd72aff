import * as z from 'zod/mini';
import type { RequestOf } from '#shared/contract/define.ts';
import { merchantDeskCalls } from '#shared/contract/merchant/desk.ts';
import { businessDayStart } from '#shared/order/desk/business-day.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { encodedText, JsonText } from '#server/kit/json-text.ts';
import { together } from '#server/kit/together.ts';
import type { DeskStore } from '#server/modules/catalogue/index.ts';
import { askedOnBoard, endedOnBoard, feedHeads, openOnBoard } from '#server/modules/order/index.ts';
import { boardHead } from './board-orders.ts';
import { writeCursor } from './cursor.ts';
import { stationPlans } from './kitchen-repo.ts';
import { sightKey, storesAtDesk } from './scope.ts';
import { deskStoreRows } from './stores.ts';

type Asked = RequestOf<typeof merchantDeskCalls.merchantDeskBoard>;

/** So many open orders a board holds, and so many that are over. */
const MOST_OPEN = 600;
const MOST_DONE = 200;

/** What a board has beside its orders. */
const rest = z.omit(merchantDeskCalls.merchantDeskBoard.reply, { orders: true });

/** The cursor of stores: whatever happens after it was read is a change. */
const cursorOf = async (
  { deps, session }: MerchantContext,
  storeIds: readonly string[],
): Promise<string> => {
  const heads = await feedHeads(deps.db.query, session.merchantId, storeIds);
  return writeCursor(new Map(storeIds.map((id) => [id, heads.get(id) ?? 0])));
};

/** Open orders of stores, those that were paid first at the head; then earlier ones whose refund waits for an answer, and those that ended on this business day. */
const listOf = async (
  { deps, session, now }: MerchantContext,
  stores: readonly DeskStore[],
  withDone: boolean,
) => {
  const { query } = deps.db;
  const place = { merchantId: session.merchantId, storeIds: stores.map(({ id }) => id) };
  const since = businessDayStart(now);
  const [open, asked, done, plans] = await Promise.all([
    openOnBoard(query, place, MOST_OPEN + 1),
    // a kitchen has nothing to do with money
    withDone && !session.isKitchen
      ? askedOnBoard(query, place, { before: since, most: MOST_DONE })
      : [],
    withDone ? endedOnBoard(query, place, { since, most: MOST_DONE }) : [],
    stationPlans(query, place),
  ]);
  const menus = new Map(
    stores.map(({ id, menuVersion }) => [id as string, `${menuVersion}/${plans.get(id) ?? ''}`]),
  );
  return {
    open: open.slice(0, MOST_OPEN),
    done: [...asked, ...done],
    isCut: open.length > MOST_OPEN,
    menuOf: (storeId: string) => menus.get(storeId) ?? '',
  };
};

const boardOf = async (
  context: MerchantContext,
  key: string,
  { storeIds, withDone }: Asked,
): Promise<JsonText> => {
  const stores = await storesAtDesk(context, storeIds);
  // read first: an order that moves meanwhile comes as a change once more
  const cursor = await cursorOf(
    context,
    stores.map(({ id }) => id),
  );
  const [list, storeRows] = await Promise.all([
    listOf(context, stores, withDone),
    deskStoreRows(context, stores),
  ]);
  const head = await boardHead(context, key, list);
  const { isCut } = list;
  const text = encodedText(
    rest,
    { isCut, stores: storeRows, cursor, serverTime: context.now },
    'a board without its orders',
  );
  return new JsonText(`,${text.slice(1)}`, head);
};

/** One reading for all tills that ask for the same board at the same time; of its orders, only what has changed since the last. */
export const board: Handlers['merchantDeskBoard'] = (context, asked) => {
  const key = sightKey(context, 'board', JSON.stringify(asked));
  return together(context.deps.db, key, () => boardOf(context, key, asked));
};
