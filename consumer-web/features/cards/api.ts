import { cardCalls } from '#shared/contract/consumer/cards.ts';
import { bindCalls } from '../../lib/api/api.ts';

export const api = bindCalls(cardCalls);
