import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Charge, GatewayCard } from './gateway-port.ts';

const CARD_ROW = row(pick(TABLES.sandbox_card, 'frame_id', 'last4', 'brand', 'month', 'year'));
export const findSandboxCard = async (query: Query, token: string): Promise<GatewayCard | null> => {
  const {
    rows: [found],
  } = await query(
    'SELECT frame_id, last4, brand, month, year FROM sandbox_card WHERE token = $1',
    [token],
    CARD_ROW,
  );
  return found
    ? {
        frameId: found.frame_id,
        last4: found.last4,
        brand: found.brand,
        month: found.month,
        year: found.year,
      }
    : null;
};

const COUNT_ROW = row({ n: num });
/** How many tokens a session of the frame has given. */
export const tokensOf = async (query: Query, frameId: string): Promise<number> =>
  (
    await query(
      'SELECT CAST(count(*) AS int4) AS n FROM sandbox_card WHERE frame_id = $1',
      [frameId],
      COUNT_ROW,
    )
  ).rows[0]?.n ?? 0;

export const addSandboxCard = async (
  query: Query,
  { token, ...card }: GatewayCard & { token: string },
  now: Instant,
): Promise<void> => {
  await query(
    'INSERT INTO sandbox_card (token, frame_id, last4, brand, month, year, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [token, card.frameId, card.last4, card.brand, card.month, card.year, now],
  );
};

export const dropSandboxCard = async (query: Query, token: string): Promise<void> => {
  await query('DELETE FROM sandbox_card WHERE token = $1', [token]);
};

/** Tokens that became nobody's card within a day. */
export const dropOldSandboxCards = async (query: Query, before: Instant): Promise<void> => {
  await query(
    'DELETE FROM sandbox_card WHERE created_at < $1 AND NOT EXISTS (SELECT 1 FROM bank_card m WHERE m.token = sandbox_card.token)',
    [before],
  );
};

export type ChargeResult = 'taken' | 'refused' | 'returned' | 'void';
const RESULT_ROW = row(pick(TABLES.sandbox_charge, 'result'));
/** What became of a charge; null where it has not happened. */
export const findCharge = async (query: Query, reference: string): Promise<ChargeResult | null> => {
  const { rows } = await query(
    'SELECT result FROM sandbox_charge WHERE reference = $1',
    [reference],
    RESULT_ROW,
  );
  return rows[0]?.result ?? null;
};

/** Writes what becomes of a charge, unless it has happened: the first answer stays. */
export const settleCharge = async (
  query: Query,
  { reference, token, amount }: Charge,
  result: ChargeResult,
  now: Instant,
): Promise<ChargeResult> => {
  await query(
    'INSERT INTO sandbox_charge (reference, token, amount, result, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (reference) DO NOTHING',
    [reference, token, amount, result, now],
  );
  return (await findCharge(query, reference)) ?? result;
};

/** Charges older than what anybody asks about. */
export const dropOldCharges = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM sandbox_charge WHERE at < $1', [before]);
};
