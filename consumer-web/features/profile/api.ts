import { memberLevelCalls } from '#shared/contract/consumer/member-level.ts';
import { monthlyCardCalls } from '#shared/contract/consumer/monthly-card.ts';
import { pointsCalls } from '#shared/contract/consumer/points.ts';
import { profileCalls } from '#shared/contract/consumer/profile.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { memberLevel } = memberLevelCalls;
const { memberBasicInfo } = monthlyCardCalls;
const { scoreBillSums } = pointsCalls;

/** The calls of the account page. */
export const api = bindCalls({ ...profileCalls, memberLevel, memberBasicInfo, scoreBillSums });
