import { deskContract } from '#shared/contract/merchant/desk-contract.ts';
import { bindCalls } from '../../lib/api.ts';

/** The desk's calls, which are loaded with it. */
export const api = bindCalls(deskContract);
