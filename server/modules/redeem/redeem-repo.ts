import { gather, perDatabase } from '#server/db/gather.ts';
import type { Db } from '#server/db/db.ts';
import { row, text } from '#server/db/row.ts';
import {
  REDEEM_MANY_SQL,
  REDEEM_SQL,
  redeemManyParam,
  redeemParams,
  type RedeemRow,
} from './redeem-statement.ts';

const REDEEM_VOUCHER_ROW = row({ verify_id: text });
/** Writes the redeem of one voucher, together with those that come at the same time: true when the voucher was still as it was read. Raises a duplicate error when the request id is taken. */
export const redeemVoucher = perDatabase((db: Db) =>
  gather<RedeemRow, boolean>({
    one: async (row) => (await db.query(REDEEM_SQL, redeemParams(row))).rows.length === 1,
    many: async (rows) => {
      const { rows: written } = await db.query(
        REDEEM_MANY_SQL,
        [redeemManyParam(rows)],
        REDEEM_VOUCHER_ROW,
      );
      const done = new Set(written.map(({ verify_id: id }) => id));
      return rows.map(({ verifyId }) => done.has(verifyId));
    },
  }),
);
