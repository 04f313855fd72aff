import { isApiError } from '#shared/client/api-error.ts';
import type { RequestId } from '#shared/kernel/ids.ts';
import { newRequestId } from './fresh-id.ts';

/** Sends wishes, each under an id of its own. While nobody knows what became of a wish, the same one once more is the same request (decision B4). */
export const sameRequest = () => {
  let open: { wish: string; requestId: RequestId } | null = null;
  return async <T>(wish: object, send: (requestId: RequestId) => Promise<T>): Promise<T> => {
    const asked = JSON.stringify(wish);
    if (open?.wish !== asked) open = { wish: asked, requestId: newRequestId() };
    const own = open;
    const forget = (): void => {
      if (open === own) open = null;
    };
    try {
      const reply = await send(own.requestId);
      forget();
      return reply;
    } catch (error) {
      if (!isApiError(error) || error.isDefinite) forget();
      throw error;
    }
  };
};
