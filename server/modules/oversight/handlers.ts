import type { merchantOversightCalls } from '#shared/contract/merchant/oversight.ts';
import type { Handlers } from '#server/kit/context.ts';
import { securityEventList } from './security-list.ts';

/** The calls that this module answers. */
export const oversightHandlers: Pick<Handlers, keyof typeof merchantOversightCalls> = {
  securityEventList,
};
