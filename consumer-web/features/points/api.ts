import { levelPackCalls } from '#shared/contract/consumer/level-pack.ts';
import { memberLevelCalls } from '#shared/contract/consumer/member-level.ts';
import { pointsCalls } from '#shared/contract/consumer/points.ts';
import { taskCalls } from '#shared/contract/consumer/task.ts';
import { bindCalls } from '../../lib/api/api.ts';

/** The calls of level, points, sign-in and tasks. */
export const api = bindCalls({
  ...levelPackCalls,
  ...memberLevelCalls,
  ...pointsCalls,
  ...taskCalls,
});
