import { known } from './define.ts';

/**
 * Group-buy pages whose screens are not in `routes/consumer/group.ts` (spec 002 §2). Short forms
 * are aliases (decision D11).
 */
export const knownGroup = {
  groupActivityDetail: known('/activity/group/detail', 'try'),
};
