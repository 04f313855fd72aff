import * as z from 'zod/mini';
import { GROUP_ACTIVITY_KINDS, type PROMOTION_ACTS } from '#shared/codes/group-activity.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { MerchantId } from '#shared/kernel/ids.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, orNull, pick, row, text } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';
import { momentField, moneyField } from '#server/kit/document.ts';

/** What a request asked for, with the promotion as it stood after it. */
const asked = z.object({
  request: z.string(),
  kind: z.enum(GROUP_ACTIVITY_KINDS),
  startsAt: momentField,
  endsAt: momentField,
  seq: z.number(),
  prices: z.array(z.object({ productId: z.string(), price: z.nullable(moneyField) })),
});
export type Asked = z.output<typeof asked>;

/** One act; `id` is its request's. */
export type PromotionAct = {
  merchantId: MerchantId;
  id: string;
  at: Instant;
  activityId: string;
  act: (typeof PROMOTION_ACTS)[number];
  asked: Asked;
  productIds: readonly string[];
  operatorId: string;
  deviceId: string;
};

/** Writes an act down: false when its request is known already. */
export const addAct = async (query: Query, one: PromotionAct): Promise<boolean> => {
  const count = await insertInto(
    query,
    'group_activity_log',
    {
      merchant_id: one.merchantId,
      id: one.id,
      at: one.at,
      activity_id: one.activityId,
      act: one.act,
      asked: one.asked,
      product_ids: [...one.productIds],
      operator_id: one.operatorId,
      device_id: one.deviceId,
    },
    'ON CONFLICT (merchant_id, id) DO NOTHING',
  );
  return count === 1;
};

const KNOWN_ROW = row({
  ...pick(TABLES.group_activity_log, 'activity_id'),
  asked: json(asked),
});
/** What a request did before; written once more, so that this commit waits for the standby (ADR 0025). */
export const findAct = async (
  query: Query,
  merchantId: MerchantId,
  id: string,
): Promise<{ activityId: string; asked: Asked } | null> => {
  const { rows } = await query(
    'UPDATE group_activity_log SET at = at WHERE merchant_id = $1 AND id = $2 RETURNING activity_id, asked',
    [merchantId, id],
    KNOWN_ROW,
  );
  return rows[0] ? { activityId: rows[0].activity_id, asked: rows[0].asked } : null;
};

const ACT_ROW = row({
  at: num,
  act: TABLES.group_activity_log.act,
  asked: json(asked),
  name_zh: orNull(text),
  name_en: orNull(text),
  device: orNull(text),
});
/** The latest acts with the promotions of a deal, newest first. */
export const actsOfProduct = async (
  query: Query,
  { merchantId, productId }: { merchantId: MerchantId; productId: string },
  most = 20,
): Promise<
  (Pick<PromotionAct, 'at' | 'act' | 'asked'> & { operator: Bilingual; device: string })[]
> => {
  const { rows } = await query(
    `SELECT l.at, l.act, l.asked, o.name_zh, o.name_en, d.name AS device FROM group_activity_log l
     LEFT JOIN operator o ON o.merchant_id = l.merchant_id AND o.id = l.operator_id
     LEFT JOIN device d ON d.merchant_id = l.merchant_id AND d.id = l.device_id
     WHERE l.merchant_id = $1 AND $2 = ANY(l.product_ids) ORDER BY l.at DESC, l.id DESC LIMIT $3::int4`,
    [merchantId, productId, most],
    ACT_ROW,
  );
  return rows.map((found) => ({
    at: instant(found.at),
    act: found.act,
    asked: found.asked,
    operator: { zh: found.name_zh ?? '', en: found.name_en ?? '' },
    device: found.device ?? '',
  }));
};
