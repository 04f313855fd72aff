import type { CardBrand } from '#shared/codes/card-brand.ts';
import { cardStatus } from '#shared/codes/card-status.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto, updateIn } from '#server/db/write.ts';

/** A card that a member keeps. */
export type MemberCard = {
  userId: string;
  id: string;
  slot: number;
  token: string;
  last4: string;
  brand: CardBrand;
  month: number;
  year: number;
  name: string;
  status: number;
  isDefault: boolean;
  createdAt: Instant;
  verifiedAt: Instant | null;
};
const ROW = row(
  pick(
    TABLES.bank_card,
    'user_id',
    'id',
    'slot',
    'token',
    'last4',
    'brand',
    'month',
    'year',
    'name',
    'status',
    'is_default',
    'created_at',
    'verified_at',
  ),
);
const COLUMNS =
  'user_id, id, slot, token, last4, brand, month, year, name, status, is_default, created_at, verified_at';

const cardOf = (found: RowOf<typeof ROW>): MemberCard => ({
  userId: found.user_id,
  id: found.id,
  slot: found.slot,
  token: found.token,
  last4: found.last4,
  brand: found.brand,
  month: found.month,
  year: found.year,
  name: found.name,
  status: found.status,
  isDefault: found.is_default,
  createdAt: instant(found.created_at),
  verifiedAt: found.verified_at === null ? null : instant(found.verified_at),
});

/** A member's cards, the default first, then the newest. */
export const cardsOf = async (query: Query, userId: string): Promise<MemberCard[]> =>
  (
    await query(
      `SELECT ${COLUMNS} FROM bank_card WHERE user_id = $1 ORDER BY is_default DESC, created_at DESC, id DESC`,
      [userId],
      ROW,
    )
  ).rows.map(cardOf);

export const findCard = async (
  query: Query,
  userId: string,
  id: string,
): Promise<MemberCard | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM bank_card WHERE user_id = $1 AND id = $2`,
    [userId, id],
    ROW,
  );
  return rows[0] ? cardOf(rows[0]) : null;
};

export const addCard = async (query: Query, card: MemberCard): Promise<void> => {
  await insertInto(query, 'bank_card', {
    user_id: card.userId,
    id: card.id,
    slot: card.slot,
    token: card.token,
    last4: card.last4,
    brand: card.brand,
    month: card.month,
    year: card.year,
    name: card.name,
    status: card.status,
    is_default: card.isDefault,
    created_at: card.createdAt,
    verified_at: card.verifiedAt,
  });
};

/** What the verification came to, of a card that waits for it; the first verified card becomes the default. */
export const noteVerified = async (
  query: Query,
  { userId, id }: Pick<MemberCard, 'userId' | 'id'>,
  isTaken: boolean,
  at: Instant,
): Promise<void> => {
  await updateIn(query, 'bank_card', {
    set: {
      status: isTaken ? cardStatus.codes.verified : cardStatus.codes.failed,
      verified_at: isTaken ? at : null,
    },
    where: { user_id: userId, id, status: cardStatus.codes.unverified },
  });
  if (isTaken)
    await query(
      'UPDATE bank_card SET is_default = true WHERE user_id = $1 AND id = $2 AND NOT EXISTS (SELECT 1 FROM bank_card o WHERE o.user_id = $1 AND o.is_default)',
      [userId, id],
    );
};

export const makeDefault = async (query: Query, userId: UserId, id: string): Promise<void> => {
  await query('UPDATE bank_card SET is_default = (id = $2) WHERE user_id = $1', [userId, id]);
};

/** Removes a card: true for one caller only. */
export const removeCard = async (query: Query, userId: UserId, id: string): Promise<boolean> =>
  (await query('DELETE FROM bank_card WHERE user_id = $1 AND id = $2', [userId, id])).count === 1;
