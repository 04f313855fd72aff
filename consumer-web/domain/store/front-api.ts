import { takeoutFrontCalls } from '#shared/contract/consumer/takeout-front.ts';
import { bindCalls } from '../../lib/api/api.ts';

/** The calls of the home's first screen. */
export const frontApi = bindCalls(takeoutFrontCalls);
