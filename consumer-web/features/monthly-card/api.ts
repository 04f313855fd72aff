import { monthlyCardCalls } from '#shared/contract/consumer/monthly-card.ts';
import { bindCalls } from '../../lib/api/api.ts';

/** The calls of the monthly card. */
export const api = bindCalls(monthlyCardCalls);
