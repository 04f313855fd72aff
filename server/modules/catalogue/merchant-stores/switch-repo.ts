import { RECEIPT_MODES } from '#shared/codes/group-order.ts';
import { DEFAULT_SWITCHES, type StoreSwitches } from '#shared/contract/merchant/stores.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { bool, num, orNull, row, text, type RowOf } from '#server/db/row.ts';

const ROW = row({
  store_id: text,
  fast_mode: orNull(bool),
  voice: orNull(bool),
  receipt: orNull(text),
  search_allowed: orNull(bool),
  changed_at: orNull(num),
  changed_zh: orNull(text),
  changed_en: orNull(text),
});
type Raw = RowOf<typeof ROW>;
export type KeptSwitches = {
  switches: StoreSwitches;
  changed: { at: Instant; operatorName: Bilingual } | null;
};

const COLUMNS = 'w.fast_mode, w.voice, w.receipt, w.search_allowed, w.changed_at';
const JOINS = `LEFT JOIN store_switch w ON w.merchant_id = s.merchant_id AND w.store_id = s.id
  LEFT JOIN operator o ON o.merchant_id = w.merchant_id AND o.id = w.changed_by`;

export const switchesOf = (
  row: Pick<Raw, 'fast_mode' | 'voice' | 'receipt' | 'search_allowed'>,
): StoreSwitches => ({
  fastMode: row.fast_mode ?? DEFAULT_SWITCHES.fastMode,
  voice: row.voice ?? DEFAULT_SWITCHES.voice,
  receipt: RECEIPT_MODES.find((mode) => mode === row.receipt) ?? DEFAULT_SWITCHES.receipt,
  searchAllowed: row.search_allowed ?? DEFAULT_SWITCHES.searchAllowed,
});

/** How a store works, or null when the merchant has no such store. */
export const findSwitches = async (
  query: Query,
  merchantId: string,
  storeId: string,
): Promise<KeptSwitches | null> => {
  const {
    rows: [row],
  } = await query(
    `SELECT s.id AS store_id, ${COLUMNS}, o.name_zh AS changed_zh, o.name_en AS changed_en FROM store s ${JOINS} WHERE s.merchant_id = $1 AND s.id = $2`,
    [merchantId, storeId],
    ROW,
  );
  if (!row) return null;
  return {
    switches: switchesOf(row),
    changed:
      row.changed_at === null
        ? null
        : {
            at: instant(row.changed_at),
            operatorName: { zh: row.changed_zh ?? '', en: row.changed_en ?? '' },
          },
  };
};

type Change = {
  merchantId: string;
  storeId: string;
  patch: { [K in keyof StoreSwitches]?: StoreSwitches[K] | undefined };
  at: Instant;
  by: string;
};

/** Sets what is named and leaves the rest, in one step: two people who change different switches at once both get what they wanted. */
export const setSwitches = async (
  query: Query,
  { merchantId, storeId, patch, at, by }: Change,
): Promise<void> => {
  const start = DEFAULT_SWITCHES;
  await query(
    `INSERT INTO store_switch (merchant_id, store_id, fast_mode, voice, receipt, search_allowed, changed_at, changed_by)
     VALUES ($1, $2, COALESCE($3::bool, $9::bool), COALESCE($4::bool, $10::bool), COALESCE($5::text, $11::text), COALESCE($6::bool, $12::bool), $7, $8)
     ON CONFLICT (merchant_id, store_id) DO UPDATE SET fast_mode = COALESCE($3::bool, store_switch.fast_mode), voice = COALESCE($4::bool, store_switch.voice), receipt = COALESCE($5::text, store_switch.receipt),
       search_allowed = COALESCE($6::bool, store_switch.search_allowed), changed_at = $7, changed_by = $8`,
    [
      merchantId,
      storeId,
      patch.fastMode ?? null,
      patch.voice ?? null,
      patch.receipt ?? null,
      patch.searchAllowed ?? null,
      at,
      by,
      start.fastMode,
      start.voice,
      start.receipt,
      start.searchAllowed,
    ],
  );
};
