import type { Query } from './db.ts';
import { row, text } from './row.ts';

/** Kept free of pools: what the server reserves for its superuser, and the looks at running statements. */
const SPARE = 5;

const MOST = `SELECT setting FROM pg_settings WHERE name = 'max_connections'`;
const MOST_ROW = row({ setting: text });

/** Says in a sentence that the database takes fewer connections than all processes may open; null when it takes enough, or states no number. */
export const connectionsShort = async (
  query: Query,
  { pool, instances }: { pool: number; instances: number },
): Promise<string | null> => {
  const [found] = (await query(MOST, [], MOST_ROW)).rows;
  const most = Number(found?.setting ?? 0);
  const wanted = pool * instances + SPARE;
  if (!(most > 0) || wanted <= most) return null;
  return `DATABASE_POOL (${pool}) times INSTANCES (${instances}) and ${SPARE} spare ones are ${wanted} connections, but the database takes ${most} (max_connections): calls will fail at busy times.`;
};
