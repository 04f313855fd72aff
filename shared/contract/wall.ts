import * as z from 'zod/mini';
import { call } from './define.ts';
import { instant, rawText } from './wire.ts';

/** The pickup screen of a store (`/wall/{token}`): numbers, and nothing of any guest. */
export const wallCalls = {
  /** `token`: of the screen's address. `making` and `ready` are in the order in which they came. */
  wallNumbers: call('/group/wall/_numbers', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'The numbers of the orders that a store makes, and of those that are ready',
    errors: ['WALL_NOT_FOUND', 'TOO_MANY_CALLS'],
    request: z.object({ token: rawText(100, 1) }),
    reply: z.object({
      store: z.object({ zh: z.string(), en: z.string() }),
      making: z.array(z.string()),
      ready: z.array(z.object({ number: z.string(), at: instant })),
      serverTime: instant,
    }),
  }),
};
