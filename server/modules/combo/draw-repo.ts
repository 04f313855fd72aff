import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { ComboOdds } from '#shared/voucher/combo-draw.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

/** A draw. `face`: of the plain piece. */
export type Draw = {
  userId: string;
  pieceId: string;
  nth: number;
  id: string;
  face: Cents;
  amount: Cents;
  at: Instant;
  withdrawnAt: Instant | null;
};
const ROW = row(
  pick(
    TABLES.combo_draw,
    'user_id',
    'piece_id',
    'nth',
    'id',
    'face',
    'amount',
    'at',
    'withdrawn_at',
  ),
);
const COLUMNS = 'user_id, piece_id, nth, id, face, amount, at, withdrawn_at';
const drawOf = (found: RowOf<typeof ROW>): Draw => ({
  userId: found.user_id,
  pieceId: found.piece_id,
  nth: found.nth,
  id: found.id,
  face: cents(found.face),
  amount: cents(found.amount),
  at: instant(found.at),
  withdrawnAt: found.withdrawn_at === null ? null : instant(found.withdrawn_at),
});

/** Stores a draw with its roll and the odds. A second one of the same `nth` breaks a unique key (`isDuplicate`). */
export const addDraw = async (
  query: Query,
  { roll, odds, ...draw }: Draw & { roll: number; odds: readonly ComboOdds[] },
): Promise<void> => {
  await insertInto(query, 'combo_draw', {
    user_id: draw.userId,
    piece_id: draw.pieceId,
    nth: draw.nth,
    id: draw.id,
    roll,
    odds: [...odds],
    face: draw.face,
    amount: draw.amount,
    at: draw.at,
    withdrawn_at: draw.withdrawnAt,
  });
};

/** The draw that a piece is expanded by. */
export const drawNow = async (
  query: Query,
  userId: string,
  pieceId: string,
): Promise<Draw | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM combo_draw WHERE user_id = $1 AND piece_id = $2 AND withdrawn_at IS NULL ORDER BY nth DESC LIMIT 1`,
    [userId, pieceId],
    ROW,
  );
  return rows.map(drawOf)[0] ?? null;
};

/** Ends the draw that a piece is expanded by. */
export const endDraw = async (
  query: Query,
  userId: string,
  pieceId: string,
  at: Instant,
): Promise<void> => {
  await query(
    'UPDATE combo_draw SET withdrawn_at = $3 WHERE user_id = $1 AND piece_id = $2 AND withdrawn_at IS NULL',
    [userId, pieceId, at],
  );
};

const COUNT_ROW = row({ n: num });
/** How many draws the pieces of an order have had. */
export const drawsOfOrder = async (
  query: Query,
  { userId, id }: { userId: string; id: string },
): Promise<number> => {
  const { rows } = await query(
    'SELECT CAST(count(*) AS int4) AS n FROM combo_draw d JOIN combo_piece p ON p.user_id = d.user_id AND p.id = d.piece_id WHERE p.user_id = $1 AND p.order_id = $2',
    [userId, id],
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};

/** A page of a member's draws, newest first; one more than asked for shows whether there is another. */
export const drawsOf = async (
  query: Query,
  asked: { userId: string; offset: number; size: number },
): Promise<Draw[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM combo_draw WHERE user_id = $1 ORDER BY at DESC, piece_id DESC, nth DESC LIMIT $2 OFFSET $3`,
    [asked.userId, asked.size + 1, asked.offset],
    ROW,
  );
  return rows.map(drawOf);
};
