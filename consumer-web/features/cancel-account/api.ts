import { accountClosingCalls } from '#shared/contract/consumer/account-closing.ts';
import { bindCalls } from '../../lib/api/api.ts';

export const api = bindCalls(accountClosingCalls);
