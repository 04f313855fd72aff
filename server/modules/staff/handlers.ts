import { peopleHandlers } from './people-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';

/** The calls that this module answers. */
export const staffHandlers = { ...sessionHandlers, ...peopleHandlers };
