import type { Call } from '../define.ts';
import { merchantAlertCalls } from './alert.ts';
import { merchantOrderCalls } from './order.ts';
import { merchantOversightCalls } from './oversight.ts';
import { merchantPeopleCalls } from './people.ts';
import { merchantRefundCalls } from './refund.ts';
import { merchantRefusedTriesCalls } from './refused-tries.ts';
import { merchantSignInCalls } from './sign-in.ts';
import { merchantStoresCalls } from './stores.ts';
import { merchantVerifySearchCalls } from './verify-search.ts';
import { merchantVerifyCalls } from './verify.ts';

/**
 * The calls that the console begins with, one line an area: none of the consumer app. The desk
 * (`desk-contract.ts`) and other pages (`later.ts`) bring theirs when they are loaded.
 */
export const merchantContract = {
  ...merchantAlertCalls,
  ...merchantOrderCalls,
  ...merchantOversightCalls,
  ...merchantPeopleCalls,
  ...merchantRefundCalls,
  ...merchantRefusedTriesCalls,
  ...merchantSignInCalls,
  ...merchantStoresCalls,
  ...merchantVerifyCalls,
  ...merchantVerifySearchCalls,
} as const satisfies Record<string, Call>;
