import { cardCalls, identityCalls } from '#shared/contract/consumer/cards.ts';
import { bindCalls } from '../../lib/api/api.ts';

export const api = bindCalls(cardCalls);
export const identityApi = bindCalls(identityCalls);
