import type { Handlers } from '#server/kit/context.ts';
import { checkList } from './check-list.ts';
import { checkResult } from './check-result.ts';
import { check } from './check.ts';
import { refusedTries } from './refused-tries.ts';
import { askGuestCode, openByGuestCode } from './guest-code.ts';
import { refundUsed } from './refund-used.ts';
import { search } from './search.ts';
import { uncheck } from './uncheck.ts';

export const redeemHandlers: Pick<
  Handlers,
  | 'groupVerifyCheckList'
  | 'groupVerifyCheck'
  | 'groupVerifyCheckResult'
  | 'groupVerifyUncheck'
  | 'groupVerifySearch'
  | 'groupVerifyRefused'
  | 'groupVerifyAskCode'
  | 'groupVerifyGuestCode'
  | 'merchantRefundUsed'
> = {
  groupVerifyCheckList: checkList,
  groupVerifyCheck: check,
  groupVerifyCheckResult: checkResult,
  groupVerifyUncheck: uncheck,
  groupVerifySearch: search,
  groupVerifyRefused: refusedTries,
  groupVerifyAskCode: askGuestCode,
  groupVerifyGuestCode: openByGuestCode,
  merchantRefundUsed: refundUsed,
};
