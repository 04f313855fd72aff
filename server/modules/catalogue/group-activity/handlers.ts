import type { groupActivityCalls } from '#shared/contract/consumer/group-activity.ts';
import type { Handlers } from '#server/kit/context.ts';
import { flashSales } from './flash-list.ts';
import { campaign } from './get.ts';
import { remindOfPrice, remindOfStart } from './remind.ts';
import { reminders } from './reminders.ts';

export const groupActivityHandlers: Pick<Handlers, keyof typeof groupActivityCalls> = {
  groupActivityGet: campaign,
  groupSecKillList: flashSales,
  groupSecKillRemind: remindOfStart,
  groupPriceRemind: remindOfPrice,
  groupReminders: reminders,
};
