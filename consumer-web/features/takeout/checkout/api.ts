import { takeoutOrderMoreCalls } from '#shared/contract/consumer/takeout-order-more.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { kexieConfig, kexieCheck } = takeoutOrderMoreCalls;

/** The partner campaign of takeout orders. */
export const api = bindCalls({ kexieConfig, kexieCheck });
