import type { memberLevelCalls } from '#shared/contract/consumer/member-level.ts';
import type { pointsCalls } from '#shared/contract/consumer/points.ts';
import type { taskCalls } from '#shared/contract/consumer/task.ts';
import type { Handlers } from '#server/kit/context.ts';
import { memberCard } from './card.ts';
import { memberLevel } from './level.ts';
import { orderBallList, receiveBall } from './points/balls.ts';
import { scoreBillList, scoreBillSums } from './points/bill.ts';
import { scoreRuleAvailable, scoreRuleDescription } from './points/review.ts';
import { taskFinish, taskHelp } from './tasks/finish.ts';
import { taskList, taskListV2 } from './tasks/list.ts';
import { scoreSignIn, taskSignInAction, taskSignInRecord } from './tasks/sign-in.ts';

type Calls = typeof memberLevelCalls & typeof pointsCalls & typeof taskCalls;

export const membershipHandlers: Pick<Handlers, keyof Calls> = {
  memberLevel,
  memberCard,
  scoreBillList,
  scoreBillSums,
  orderBallList,
  receiveBall,
  scoreRuleDescription,
  scoreRuleAvailable,
  scoreSignIn,
  taskList,
  taskListV2,
  taskSignInRecord,
  taskSignInAction,
  taskFinish,
  taskHelp,
};
