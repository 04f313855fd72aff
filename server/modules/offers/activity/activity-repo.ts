import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** An activity that gives coupons of the supermarkets out. */
export type CouponActivity = {
  id: string;
  name: Bilingual;
  rules: Bilingual;
  image: string;
  offerIds: readonly string[];
  startAt: Instant;
  endAt: Instant;
  withdrawnAt: Instant | null;
};

const ACTIVITY_ROW = row(
  pick(
    TABLES.market_coupon_activity,
    'id',
    'name_zh',
    'name_en',
    'rules_zh',
    'rules_en',
    'image',
    'offer_ids',
    'starts_at',
    'ends_at',
    'withdrawn_at',
  ),
);

export const findCouponActivity = async (
  query: Query,
  id: string,
): Promise<CouponActivity | null> => {
  const { rows } = await query(
    'SELECT id, name_zh, name_en, rules_zh, rules_en, image, offer_ids, starts_at, ends_at, withdrawn_at FROM market_coupon_activity WHERE id = $1',
    [id],
    ACTIVITY_ROW,
  );
  const [found] = rows;
  return found
    ? {
        id: found.id,
        name: { zh: found.name_zh, en: found.name_en },
        rules: { zh: found.rules_zh, en: found.rules_en },
        image: found.image,
        offerIds: found.offer_ids,
        startAt: instant(found.starts_at),
        endAt: instant(found.ends_at),
        withdrawnAt: found.withdrawn_at === null ? null : instant(found.withdrawn_at),
      }
    : null;
};
