import type { Query } from './db.ts';
import { pick, row } from './row.ts';
import { TABLES } from './schema.ts';
import { insertInto } from '#server/db/write.ts';

const SETTING_ROW = row(pick(TABLES.setting, 'value'));
/** A named text that all servers of this installation share, or null. */
export const readSetting = async (query: Query, name: string): Promise<string | null> => {
  const { rows } = await query('SELECT value FROM setting WHERE name = $1', [name], SETTING_ROW);
  return rows[0]?.value ?? null;
};

/** Sets a text that has none yet and gives the one that counts. */
export const claimSetting = async (query: Query, name: string, value: string): Promise<string> => {
  await insertInto(query, 'setting', { name, value }, 'ON CONFLICT (name) DO NOTHING');
  return (await readSetting(query, name)) ?? value;
};
