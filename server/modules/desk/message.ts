import { deskMessage } from '#shared/contract/merchant/desk.ts';
import type { Db } from '#server/db/db.ts';
import { perDatabase } from '#server/db/gather.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { frameOf } from '#server/kit/event-stream.ts';
import { encodedText } from '#server/kit/json-text.ts';
import { changes } from './changes.ts';
import { sightKey } from './scope.ts';

/** What happened since a cursor, as it is sent. `cursor`: from where it goes on. */
export type Message = { cursor: string; isGap: boolean; frame: Buffer };

const readMessage = async (context: MerchantContext, cursor: string): Promise<Message> => {
  const reply = await changes(context, { cursor });
  const text = encodedText(deskMessage, reply, 'a message of the desk');
  return {
    cursor: reply.cursor,
    isGap: reply.isGap,
    frame: frameOf('changes', text, reply.cursor),
  };
};

/** A message is shared for so long at most. */
const SHARED_MS = 200;

/** `wave`: the latest of its feeds when it was begun. */
type Reading = { wave: number; at: number; message: Promise<Message> };
const readings: (db: Db) => Map<string, Reading> = perDatabase(() => new Map());

/**
 * A message that was begun after the wave `since` of its feeds. It is read and written once for all
 * streams that see the same, stand at the same cursor, and were woken by the same wave.
 */
export const messageAfter = (
  context: MerchantContext,
  cursor: string,
  { since, wave }: { since: number; wave: () => number },
): Promise<Message> => {
  const shared = readings(context.deps.db);
  const key = sightKey(context, cursor);
  const known = shared.get(key);
  if (known && known.wave >= since && performance.now() - known.at < SHARED_MS)
    return known.message;
  const message = readMessage(context, cursor);
  const reading = { wave: wave(), at: performance.now(), message };
  const forget = (): void => {
    if (shared.get(key) === reading) shared.delete(key);
  };
  shared.set(key, reading);
  setTimeout(forget, SHARED_MS).unref();
  message.catch(forget);
  return message;
};
