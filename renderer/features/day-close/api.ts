import { merchantDayCloseCalls } from '#shared/contract/merchant/day-close.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of the end of a day, which are loaded with their page. */
export const api = bindCalls(merchantDayCloseCalls);
