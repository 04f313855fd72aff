import type { PartnerNeed } from '#shared/codes/monthly-card.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { packetTerms, type SoldItem } from './terms.ts';

const PLAN_ROW = row({
  ...pick(
    TABLES.member_plan,
    'id',
    'name_zh',
    'name_en',
    'price',
    'original_price',
    'days',
    'is_trial',
    'limit_qty',
  ),
  packets: json(packetTerms),
});
const ON_SALE = 'sale_from <= $1 AND (sale_until IS NULL OR sale_until >= $1)';

/** Plans on sale at a moment, cards and trials, in their order. */
export const plansOnSale = async (query: Query, now: Instant): Promise<SoldItem[]> => {
  const { rows } = await query(
    `SELECT id, name_zh, name_en, price, original_price, days, packets, is_trial, limit_qty FROM member_plan WHERE ${ON_SALE} ORDER BY position ASC, id ASC`,
    [now],
    PLAN_ROW,
  );
  return rows.map((plan) => ({
    id: plan.id,
    kind: plan.is_trial ? 'trial' : 'card',
    name: { zh: plan.name_zh, en: plan.name_en },
    price: cents(plan.price),
    originalPrice: cents(plan.original_price),
    days: plan.days,
    packets: plan.packets,
    limitQty: plan.limit_qty,
  }));
};

const PACK_ROW = row({
  ...pick(TABLES.member_pack, 'id', 'name_zh', 'name_en', 'price'),
  packets: json(packetTerms),
});
/** Packs of extra packets on sale at a moment. */
export const packsOnSale = async (query: Query, now: Instant): Promise<SoldItem[]> => {
  const { rows } = await query(
    `SELECT id, name_zh, name_en, price, packets FROM member_pack WHERE ${ON_SALE} ORDER BY position ASC, id ASC`,
    [now],
    PACK_ROW,
  );
  return rows.map((pack) => ({
    id: pack.id,
    kind: 'pack',
    name: { zh: pack.name_zh, en: pack.name_en },
    price: cents(pack.price),
    originalPrice: cents(pack.price),
    days: 0,
    packets: pack.packets,
    limitQty: -1,
  }));
};

/** A plan or a pack that is on sale. */
export const itemOnSale = async (
  query: Query,
  id: string,
  now: Instant,
): Promise<SoldItem | null> =>
  [...(await plansOnSale(query, now)), ...(await packsOnSale(query, now))].find(
    (item) => item.id === id,
  ) ?? null;

export type Partner = {
  id: string;
  name: Bilingual;
  off: Cents;
  needs: PartnerNeed;
  endsAt: Instant | null;
};
const PARTNER_ROW = row(
  pick(TABLES.member_partner, 'id', 'name_zh', 'name_en', 'off', 'needs', 'ends_at'),
);
/** The partner's offer that runs; of several the one that takes off most. */
export const partnerNow = async (query: Query, now: Instant): Promise<Partner | null> => {
  const { rows } = await query(
    'SELECT id, name_zh, name_en, off, needs, ends_at FROM member_partner WHERE starts_at <= $1 AND (ends_at IS NULL OR ends_at >= $1) ORDER BY off DESC, id ASC LIMIT 1',
    [now],
    PARTNER_ROW,
  );
  const [one] = rows;
  if (one === undefined) return null;
  return {
    id: one.id,
    name: { zh: one.name_zh, en: one.name_en },
    off: cents(one.off),
    needs: one.needs,
    endsAt: one.ends_at === null ? null : instant(one.ends_at),
  };
};
