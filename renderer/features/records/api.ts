import { merchantRecordsCalls } from '#shared/contract/merchant/records.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of records, which are loaded with their page. */
export const api = bindCalls(merchantRecordsCalls);
