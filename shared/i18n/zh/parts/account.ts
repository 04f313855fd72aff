import { consumerAccount } from '../consumer-account.ts';

/** What the account's screens say. */
export const texts = { ...consumerAccount };
