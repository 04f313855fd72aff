import { asId, type OperatorId, type StoreId, type WallId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { updateIn } from '#server/db/write.ts';

type Place = { merchantId: string; id: string };
export type WallScreen = { wallId: WallId; name: string; operatorId: OperatorId; at: Instant };

const ROW = row(pick(TABLES.wall_screen, 'id', 'name', 'operator_id', 'created_at'));
export const wallsOf = async (query: Query, { merchantId, id }: Place): Promise<WallScreen[]> => {
  const { rows } = await query(
    'SELECT id, name, operator_id, created_at FROM wall_screen WHERE merchant_id = $1 AND store_id = $2 ORDER BY created_at ASC, id ASC',
    [merchantId, id],
    ROW,
  );
  return rows.map((found) => ({
    wallId: asId(found.id),
    name: found.name,
    operatorId: asId(found.operator_id),
    at: instant(found.created_at),
  }));
};

type Fresh = WallScreen & { tokenHash: string };
/** Adds a screen where there are fewer than `most`; one that is there already gets the new token. Null where there is no room. */
export const addWall = async (
  query: Query,
  { merchantId, id }: Place,
  { wallId, tokenHash, name, operatorId, at }: Fresh,
  most: number,
): Promise<'ADDED' | 'RENEWED' | null> => {
  const added = await query(
    `INSERT INTO wall_screen (merchant_id, store_id, id, token_hash, name, operator_id, created_at)
     SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM wall_screen w WHERE w.merchant_id = $1 AND w.store_id = $2 AND w.id <> $3) < $8
     ON CONFLICT (merchant_id, store_id, id) DO NOTHING`,
    [merchantId, id, wallId, tokenHash, name, operatorId, at, most],
  );
  if (added.count === 1) return 'ADDED';
  const renewed = await updateIn(query, 'wall_screen', {
    set: { token_hash: tokenHash },
    where: { merchant_id: merchantId, store_id: id, id: wallId },
  });
  return renewed === 1 ? 'RENEWED' : null;
};

const DROPPED_ROW = row(pick(TABLES.wall_screen, 'name'));
/** Takes a screen away, and gives its name; null where there is none. */
export const dropWall = async (
  query: Query,
  { merchantId, id }: Place,
  wallId: WallId,
): Promise<string | null> => {
  const { rows } = await query(
    'DELETE FROM wall_screen WHERE merchant_id = $1 AND store_id = $2 AND id = $3 RETURNING name',
    [merchantId, id, wallId],
    DROPPED_ROW,
  );
  return rows[0]?.name ?? null;
};

const STORE_ROW = row(pick(TABLES.takeout_store, 'merchant_id', 'id', 'name_zh', 'name_en'));
/** The store whose numbers a token shows. */
export const storeOfWall = async (
  query: Query,
  tokenHash: string,
): Promise<{ merchantId: string; storeId: StoreId; name: Bilingual } | null> => {
  const { rows } = await query(
    'SELECT s.merchant_id, s.id, s.name_zh, s.name_en FROM wall_screen w JOIN takeout_store s ON s.merchant_id = w.merchant_id AND s.id = w.store_id WHERE w.token_hash = $1',
    [tokenHash],
    STORE_ROW,
  );
  const [found] = rows;
  return found === undefined
    ? null
    : {
        merchantId: found.merchant_id,
        storeId: asId(found.id),
        name: { zh: found.name_zh, en: found.name_en },
      };
};
