import type { merchantAlertCalls } from '#shared/contract/merchant/alert.ts';
import type { merchantOversightCalls } from '#shared/contract/merchant/oversight.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  merchantAlertCount,
  merchantAlertList,
  merchantAlertSeen,
  merchantAlertSettle,
} from './alert-inbox.ts';
import { securityEventList } from './security-list.ts';

/** The calls that this module answers. */
export const oversightHandlers: Pick<
  Handlers,
  keyof typeof merchantOversightCalls | keyof typeof merchantAlertCalls
> = {
  merchantAlertList,
  merchantAlertCount,
  merchantAlertSeen,
  merchantAlertSettle,
  securityEventList,
};
