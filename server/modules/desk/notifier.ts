import { announceOn } from '#server/db/listen.ts';
import type { Deps } from '#server/kit/deps.ts';
import { isFeedKey } from '#server/modules/order/index.ts';

/** Where processes tell each other which feeds they wrote to, one key a line. */
export const DESK_CHANNEL = 'senado_desk';

/** Feeds are announced at most so often, however many orders move. */
const EVERY_MS = 10;
/** So many keys fit into one announcement. */
const KEYS = 50;

type Process = { db: Deps['db']; config: Pick<Deps['config'], 'instances'> };

/** Whether other processes are to be told, and can be. */
export const hasOthers = ({ db, config }: Process): boolean =>
  config.instances > 1 && db.listen !== undefined;

/** Announces to other processes which feeds this one wrote to, after their commits. It only quickens them: each looks once a second anyway (decision DA19). Returns the end of it. */
export const startNotifier = (process: Process): (() => void) => {
  const { db } = process;
  if (!hasOthers(process)) return () => undefined;
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const send = (): void => {
    timer = undefined;
    const keys = [...waiting];
    waiting.clear();
    for (let first = 0; first < keys.length; first += KEYS)
      void announceOn(db.query, DESK_CHANNEL, keys.slice(first, first + KEYS).join('\n')).catch(
        () => undefined,
      );
  };
  const leave = db.onEnds?.((keys) => {
    for (const key of keys) if (isFeedKey(key)) waiting.add(key);
    if (waiting.size > 0) timer ??= setTimeout(send, EVERY_MS);
  });
  return () => {
    leave?.();
    clearTimeout(timer);
  };
};
