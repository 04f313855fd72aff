import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { ClaimableOffer } from './claimable.ts';
import { offerTerms } from './terms.ts';
import { insertInto } from '#server/db/write.ts';

const ROW = row({
  ...pick(
    TABLES.offer,
    'id',
    'merchant_id',
    'way',
    'position',
    'store_ids',
    'claim_from',
    'claim_until',
    'stock',
    'claimed',
    'per_user',
  ),
  terms: json(offerTerms),
});
type Raw = RowOf<typeof ROW>;

const COLUMNS =
  'id, merchant_id, way, position, store_ids, terms, claim_from, claim_until, stock, claimed, per_user';

const ofRow = (row: Raw): ClaimableOffer => ({
  id: row.id,
  merchantId: row.merchant_id,
  way: row.way,
  position: row.position,
  storeIds: row.store_ids,
  terms: row.terms,
  claimFrom: instant(row.claim_from),
  claimUntil: row.claim_until === null ? null : instant(row.claim_until),
  stock: row.stock,
  claimed: row.claimed,
  perUser: row.per_user,
});

const find = async (
  query: Query,
  where: string,
  params: Parameters<Query>[1],
): Promise<ClaimableOffer[]> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM offer WHERE ${where}`, params, ROW);
  return rows.map(ofRow);
};

export const findOffer = async (query: Query, id: string): Promise<ClaimableOffer | null> =>
  (await find(query, 'id = $1', [id]))[0] ?? null;

/** What is to be claimed on a store's page at a moment: its own and the platform's. */
export const offersOfStore = (
  query: Query,
  storeId: string,
  now: Instant,
): Promise<ClaimableOffer[]> =>
  find(
    query,
    `way = 'store' AND (store_ids = '{}'::text[] OR $1 = ANY(store_ids)) AND claim_from <= $2 AND (claim_until IS NULL OR claim_until >= $2) ORDER BY position ASC, id ASC`,
    [storeId, now],
  );

/** Those of some offers that are to be claimed at a moment. */
export const openOffers = (
  query: Query,
  ids: readonly string[],
  now: Instant,
): Promise<ClaimableOffer[]> =>
  find(
    query,
    `id = ANY($1::text[]) AND way = 'store' AND claim_from <= $2 AND (claim_until IS NULL OR claim_until >= $2)`,
    [ids, now],
  );

/** Offers of an activity, in the order of its list. */
export const offersOfActivity = async (
  query: Query,
  ids: readonly string[],
): Promise<ClaimableOffer[]> => {
  const offers = await find(query, `id = ANY($1::text[]) AND way = 'activity'`, [ids]);
  return offers.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

/** What the zone for new users gives out: no more than it can show. */
const MOST_IN_ZONE = 20;
/** Red packets of the zone for new users that are to be claimed at a moment. */
export const offersOfZone = (query: Query, now: Instant): Promise<ClaimableOffer[]> =>
  find(
    query,
    `way = 'zone' AND claim_from <= $1 AND (claim_until IS NULL OR claim_until >= $1) ORDER BY position ASC, id ASC LIMIT ${MOST_IN_ZONE}`,
    [now],
  );

/** Counts one more claim, if a piece is left: of many at once only as many get through as there are. */
export const countClaim = async (query: Query, id: string): Promise<boolean> =>
  (
    await query(
      'UPDATE offer SET claimed = claimed + 1 WHERE id = $1 AND (stock = -1 OR claimed < stock)',
      [id],
    )
  ).count === 1;

/** Puts an offer up, unless it is there already. */
export const putOffer = async (query: Query, offer: ClaimableOffer): Promise<void> => {
  await insertInto(
    query,
    'offer',
    {
      id: offer.id,
      merchant_id: offer.merchantId,
      way: offer.way,
      position: offer.position,
      store_ids: offer.storeIds,
      terms: offer.terms,
      claim_from: offer.claimFrom,
      claim_until: offer.claimUntil,
      stock: offer.stock,
      claimed: offer.claimed,
      per_user: offer.perUser,
      kind: offer.terms.kind,
    },
    'ON CONFLICT (id) DO NOTHING',
  );
};

/** A red packet for new members. */
export type NewlyPack = {
  id: string;
  name: Bilingual;
  amount: Cents;
  limitAmount: Cents;
  validDays: number;
};

const PACKS_TO_GIVE_ROW = row({
  id: text,
  name_zh: text,
  name_en: text,
  amount: num,
  limit_amount: num,
  valid_days: num,
});
/** The packs that a new member has not had yet. */
export const packsToGive = async (
  query: Query,
  userId: string,
  now: Instant,
): Promise<NewlyPack[]> => {
  const { rows } = await query(
    `SELECT id, name_zh, name_en, amount, limit_amount, valid_days FROM takeout_newly_pack p WHERE (ends_at IS NULL OR ends_at >= $2)
    AND NOT EXISTS (SELECT 1 FROM takeout_newly_received r WHERE r.user_id = $1 AND r.pack_id = p.id) ORDER BY position ASC, id ASC`,
    [userId, now],
    PACKS_TO_GIVE_ROW,
  );
  return rows.map((row) => ({
    id: row.id,
    name: { zh: row.name_zh, en: row.name_en },
    amount: cents(row.amount),
    limitAmount: cents(row.limit_amount),
    validDays: row.valid_days,
  }));
};

export const notePack = async (
  query: Query,
  { userId, packId }: { userId: string; packId: string },
  now: Instant,
): Promise<void> => {
  await insertInto(query, 'takeout_newly_received', {
    user_id: userId,
    pack_id: packId,
    received_at: now,
  });
};

/** Whether somebody has ever paid for anything: then they are not new. */
export const hasPaidOrder = async (query: Query, userId: string): Promise<boolean> => {
  const { rows } = await query(
    'SELECT id FROM takeout_order WHERE user_id = $1 AND paid_at IS NOT NULL UNION ALL SELECT id FROM group_order WHERE user_id = $1 AND paid_at IS NOT NULL UNION ALL SELECT id FROM app_user WHERE id = $1 AND is_returning LIMIT 1',
    [userId],
  );
  return rows.length > 0;
};
