import type { groupCheckInCalls } from '#shared/contract/consumer/group-check-in.ts';
import type { Handlers } from '#server/kit/context.ts';
import { checkIn, checkInState } from './check-in.ts';

export const checkInHandlers: Pick<Handlers, keyof typeof groupCheckInCalls> = {
  groupCheckIn: checkIn,
  groupCheckInGet: checkInState,
};
