import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

export type Phone = { region: string; number: string };

/** Where the last code of a phone is kept: one of those that everybody may ask for, or one for the devices that its account knows. */
export type CodeTable = 'login_code' | 'known_code';
/** The code of a phone in one of the tables. */
export type CodeOf = Phone & { table: CodeTable };

export type CodeRow = {
  codeHash: string;
  sentAt: Instant;
  expiresAt: Instant;
  /** The network that asked for it, as a keyed digest. */
  source: string;
  /** Wrong tries from that network. */
  wrongTries: number;
  /** Wrong tries from all others. */
  strangeTries: number;
  day: string;
  sentToday: number;
};
const CODE_ROW = row(
  pick(
    TABLES.login_code,
    ...(['code_hash', 'sent_at', 'expires_at', 'source', 'wrong_tries', 'strange_tries'] as const),
    ...(['day', 'sent_today'] as const),
  ),
);

export const readCode = async (
  query: Query,
  { region, number, table }: CodeOf,
): Promise<CodeRow | null> => {
  const { rows } = await query(
    `SELECT code_hash, sent_at, expires_at, source, wrong_tries, strange_tries, day, sent_today FROM ${table} WHERE region = $1 AND phone = $2`,
    [region, number],
    CODE_ROW,
  );
  const row = rows[0];
  return row
    ? {
        codeHash: row.code_hash,
        sentAt: instant(row.sent_at),
        expiresAt: instant(row.expires_at),
        source: row.source,
        wrongTries: row.wrong_tries,
        strangeTries: row.strange_tries,
        day: row.day,
        sentToday: row.sent_today,
      }
    : null;
};

/** Writes a new code, which nobody has tried, over the old one, unless somebody else did so since `old` was read. */
export const writeCode = async (
  query: Query,
  { region, number, table }: CodeOf,
  code: Omit<CodeRow, 'wrongTries' | 'strangeTries'>,
  old: CodeRow | null,
): Promise<boolean> => {
  const { count } = await query(
    `INSERT INTO ${table} (region, phone, code_hash, sent_at, expires_at, source, wrong_tries, strange_tries, day, sent_today) VALUES ($1, $2, $3, $4, $5, $6, 0, 0, $7, $8)
     ON CONFLICT (region, phone) DO UPDATE SET code_hash = $3, sent_at = $4, expires_at = $5, source = $6, wrong_tries = 0, strange_tries = 0, day = $7, sent_today = $8 WHERE ${table}.sent_at = $9`,
    [
      region,
      number,
      code.codeHash,
      code.sentAt,
      code.expiresAt,
      code.source,
      code.day,
      code.sentToday,
      old?.sentAt ?? -1,
    ],
  );
  return count === 1;
};

/** Who tries a code: its tries are counted apart from those of all others. */
export type Tried = { isAsker: boolean; most: number };
const triesOf = ({ isAsker }: Tried): string => (isAsker ? 'wrong_tries' : 'strange_tries');

/** Counts one wrong try, at most `most` of them; gives false when there were that many before. */
export const countWrongTry = async (
  query: Query,
  { region, number, table }: CodeOf,
  tried: Tried,
): Promise<boolean> => {
  const tries = triesOf(tried);
  const { count } = await query(
    `UPDATE ${table} SET ${tries} = ${tries} + 1 WHERE region = $1 AND phone = $2 AND ${tries} < $3`,
    [region, number, tried.most],
  );
  return count === 1;
};

/** Uses a code up: true for one caller only. */
export const consumeCode = async (
  query: Query,
  { region, number, table }: CodeOf,
  codeHash: string,
  tried: Tried,
): Promise<boolean> => {
  const { count } = await query(
    `UPDATE ${table} SET code_hash = '' WHERE region = $1 AND phone = $2 AND code_hash = $3 AND ${triesOf(tried)} < $4`,
    [region, number, codeHash, tried.most],
  );
  return count === 1;
};

/** Takes back a code that did not reach its phone; the day's count stays. */
export const withdrawCode = async (
  query: Query,
  { region, number, table }: CodeOf,
  sentAt: Instant,
): Promise<void> => {
  await query(`UPDATE ${table} SET code_hash = '', sent_at = $3 WHERE region = $1 AND phone = $2`, [
    region,
    number,
    sentAt,
  ]);
};

/** Codes of phones that asked for none lately: their counts have run out with the day. */
export const dropOldLoginCodes = async (query: Query, before: Instant): Promise<void> => {
  await query('DELETE FROM login_code WHERE sent_at < $1', [before]);
  await query('DELETE FROM known_code WHERE sent_at < $1', [before]);
};
