import { accountClosingHandlers } from './closing/handlers.ts';
import { identityHandlers } from './identity/handlers.ts';
import { memberHandlers } from './member/handlers.ts';

/** The calls that this module answers. */
export const peopleHandlers = {
  ...accountClosingHandlers,
  ...identityHandlers,
  ...memberHandlers,
};
