import { isApiError } from '#shared/client/api-error.ts';
import { intents } from './intents.ts';
import { useSession } from '../session/session.ts';

const running = new Map<string, Promise<unknown>>();

/** Joins a run of the same name that has not ended: the second of two quick presses gets the first one's answer. */
export const joined = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
  const known = running.get(name);
  if (known) return known as Promise<T>;
  const promise = run();
  running.set(name, promise);
  try {
    return await promise;
  } finally {
    running.delete(name);
  }
};

/** An intent belongs to the member who has it. */
export const ownIntent = (intent: string): string =>
  `${useSession.getState().member?.userId ?? ''}:${intent}`;

/** Does a thing once: its key is kept until the server has answered, so a repeat after a lost answer gets the same one (decision K2). */
export const once = <T>(intent: string, run: (key: string) => Promise<T>): Promise<T> => {
  const owned = ownIntent(intent);
  return joined(owned, async () => {
    try {
      const answer = await run(intents.keyFor(owned));
      intents.settle(owned);
      return answer;
    } catch (error) {
      if (isApiError(error) && error.isDefinite) intents.settle(owned);
      throw error;
    }
  });
};
