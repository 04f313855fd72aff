import type { merchantDayCloseCalls } from '#shared/contract/merchant/day-close.ts';
import type { Handlers } from '#server/kit/context.ts';
import { dayClose, dayReopen } from './close.ts';
import { dayGet, dayList } from './get.ts';

export const dayHandlers: Pick<Handlers, keyof typeof merchantDayCloseCalls> = {
  merchantDayGet: dayGet,
  merchantDayList: dayList,
  merchantDayClose: dayClose,
  merchantDayReopen: dayReopen,
};
