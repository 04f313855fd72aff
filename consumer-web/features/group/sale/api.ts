import { groupActivityCalls } from '#shared/contract/consumer/group-activity.ts';
import { bindCalls } from '../../../lib/api/api.ts';

/** The calls of flash sales, campaigns and reminders. */
export const api = bindCalls(groupActivityCalls);
