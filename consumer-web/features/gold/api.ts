import { goldCalls } from '#shared/contract/consumer/gold.ts';
import { bindCalls } from '../../lib/api/api.ts';

/** The calls of the consumption bag. */
export const api = bindCalls(goldCalls);
