import type { Query } from '#server/db/db.ts';
import { row, text } from '#server/db/row.ts';

/** The tables of orders that people know by a number. */
export const NUMBERED = ['group_order', 'takeout_order'] as const;
type Numbered = (typeof NUMBERED)[number];

export type Unnumbered = { merchant_id: string; id: string };
const ROW = row({ merchant_id: text, id: text });

/** Orders of before order numbers, or of a server that does not know them yet. */
export const unnumbered = async (
  query: Query,
  table: Numbered,
  most: number,
): Promise<Unnumbered[]> => {
  const { rows } = await query(
    `SELECT merchant_id, id FROM ${table} WHERE order_no = '' ORDER BY id ASC LIMIT $1`,
    [most],
    ROW,
  );
  return rows;
};

/** Gives orders their numbers; one that got its number meanwhile keeps it. Breaks the unique key where a number is taken. */
export const setNumbers = async (
  query: Query,
  table: Numbered,
  numbered: readonly (Unnumbered & { orderNo: string })[],
): Promise<void> => {
  await query(
    `UPDATE ${table} SET order_no = n.order_no
     FROM (SELECT unnest($1::text[]) AS merchant_id, unnest($2::text[]) AS id, unnest($3::text[]) AS order_no) n
     WHERE ${table}.merchant_id = n.merchant_id AND ${table}.id = n.id AND ${table}.order_no = ''`,
    [
      numbered.map(({ merchant_id }) => merchant_id),
      numbered.map(({ id }) => id),
      numbered.map(({ orderNo }) => orderNo),
    ],
  );
};
