import { merchantVisitCalls } from '#shared/contract/merchant/visit.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of visits, which are loaded with their page. */
export const api = bindCalls(merchantVisitCalls);
