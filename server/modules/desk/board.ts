import type { ReplyOf, RequestOf } from '#shared/contract/define.ts';
import { merchantDeskCalls } from '#shared/contract/merchant/desk.ts';
import { businessDayStart } from '#shared/order/desk/business-day.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { endedAtDesk, feedHeads, openAtDesk } from '#server/modules/order/index.ts';
import { JsonText, objectText } from '#server/kit/json-text.ts';
import { together } from '#server/kit/together.ts';
import { writeCursor } from './cursor.ts';
import { deskOrderRows } from './orders.ts';
import { sightKey, storesAtDesk } from './scope.ts';
import { deskStoreRows } from './stores.ts';

type Asked = RequestOf<typeof merchantDeskCalls.merchantDeskBoard>;

/** So many open orders a board holds, and so many that are over. */
const MOST_OPEN = 600;
const MOST_DONE = 200;

/** The cursor of stores: whatever happens after it was read is a change. */
const cursorOf = async (
  { deps, session }: MerchantContext,
  storeIds: readonly string[],
): Promise<string> => {
  const heads = await feedHeads(deps.db.query, session.merchantId, storeIds);
  return writeCursor(new Map(storeIds.map((id) => [id, heads.get(id) ?? 0])));
};

/** Open orders of stores, those that were paid first at the head; then those of this business day that are over. */
const boardOf = async (
  context: MerchantContext,
  { storeIds, withDone }: Asked,
): Promise<ReplyOf<typeof merchantDeskCalls.merchantDeskBoard>> => {
  const { deps, session, now } = context;
  const { query } = deps.db;
  const stores = await storesAtDesk(context, storeIds);
  const place = { merchantId: session.merchantId, storeIds: stores.map(({ id }) => id) };
  // read first: an order that moves meanwhile comes as a change once more
  const cursor = await cursorOf(context, place.storeIds);
  const [open, done] = await Promise.all([
    openAtDesk(query, place, MOST_OPEN + 1),
    withDone
      ? endedAtDesk(
          query,
          { ...place, kind: null, from: businessDayStart(now), to: null, number: '' },
          { offset: 0, size: MOST_DONE },
        )
      : [],
  ]);
  return {
    orders: await deskOrderRows(context, [...open.slice(0, MOST_OPEN), ...done]),
    isCut: open.length > MOST_OPEN,
    stores: await deskStoreRows(context, stores),
    cursor,
    serverTime: now,
  };
};

/** One reading, and one text, for all tills that ask for the same board at the same time. */
export const board: Handlers['merchantDeskBoard'] = (context, asked) =>
  together(
    context.deps.db,
    sightKey(context, 'board', JSON.stringify(asked)),
    async () =>
      new JsonText(objectText(merchantDeskCalls.merchantDeskBoard, await boardOf(context, asked))),
  );
