import { WALLS_MOST } from '#shared/contract/merchant/desk-wall.ts';
import { asId, type WallId } from '#shared/kernel/ids.ts';
import { HOUR, plus } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { together } from '#server/kit/together.ts';
import type { DeskStore } from '#server/modules/catalogue/index.ts';
import { numbersInHouse } from '#server/modules/order/index.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import { storesAtDesk } from '../scope.ts';
import { recordSetUp } from '../set-up.ts';
import { addWall, dropWall, storeOfWall, wallsOf } from './wall-repo.ts';

const rowsOf = async ({ deps, session, pick }: MerchantContext, store: DeskStore) => {
  const { query } = deps.db;
  const [walls, names] = await Promise.all([
    wallsOf(query, store),
    staffNames(query, session.merchantId),
  ]);
  return walls.map(({ operatorId, ...wall }) => {
    const name = names.get(operatorId);
    return { ...wall, by: name === undefined ? '' : pick(name) };
  });
};

export const wallList: Handlers['merchantWallList'] = async (context, { storeId }) => {
  const [store] = await storesAtDesk(context, [storeId]);
  return { walls: await rowsOf(context, store!) };
};

/** Only a digest is kept, so the same request again gets another address in place of the first. */
export const wallAdd: Handlers['merchantWallAdd'] = async (
  context,
  { requestId, storeId, name },
) => {
  const { deps, session, now } = context;
  const [store] = await storesAtDesk(context, [storeId]);
  const token = deps.random.token();
  const screen = {
    wallId: asId<WallId>(requestId),
    tokenHash: sha256(token),
    name,
    operatorId: session.operatorId,
    at: now,
  };
  await deps.db.tx(async (query) => {
    const done = await addWall(query, store!, screen, WALLS_MOST);
    if (done === null) return refuse('WALLS_FULL');
    const facts = { before: null, after: done === 'ADDED' ? { screen: name } : null };
    await recordSetUp(query, context, { storeId, id: screen.wallId, name, ...facts });
  });
  return { token, walls: await rowsOf(context, store!) };
};

export const wallRevoke: Handlers['merchantWallRevoke'] = async (context, { storeId, wallId }) => {
  const [store] = await storesAtDesk(context, [storeId]);
  await context.deps.db.tx(async (query) => {
    const name = await dropWall(query, store!, wallId);
    const before = name === null ? null : { screen: name };
    await recordSetUp(query, context, {
      storeId,
      id: wallId,
      name: name ?? '',
      before,
      after: null,
    });
  });
  return { walls: await rowsOf(context, store!) };
};

/** What nobody collects leaves the screen after so long. */
const SHOWN_MS = 2 * HOUR;
/** So many numbers fit on a screen. */
const MOST = 60;

const read = async (query: Query, token: string, now: Parameters<typeof plus>[0]) => {
  const store = await storeOfWall(query, sha256(token));
  if (store === null) return refuse('WALL_NOT_FOUND');
  const numbers = await numbersInHouse(query, store, {
    now,
    readySince: plus(now, -SHOWN_MS),
    most: MOST,
  });
  return { store: store.name, ...numbers, serverTime: now };
};

/** One reading for all screens of an address that ask at the same time. */
export const wallNumbers: Handlers['wallNumbers'] = ({ deps: { db }, now }, { token }) =>
  together(db, `wall\n${sha256(token)}`, () => read(db.query, token, now));
