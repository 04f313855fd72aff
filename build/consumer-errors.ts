import { ERROR_CODES } from '../shared/codes/errors/codes.ts';
import { merchantErrors } from '../shared/codes/errors/merchant.ts';
import { redeemErrors } from '../shared/codes/errors/redeem.ts';
import { contract } from '../shared/contract/index.ts';
import { merchantContract } from '../shared/contract/merchant/index.ts';

const OF_THE_TILL: ReadonlySet<string> = new Set([
  ...Object.keys(merchantErrors),
  ...Object.keys(redeemErrors),
]);

const named: ReadonlySet<string> = new Set(
  Object.entries(contract).flatMap(([name, call]) =>
    name in merchantContract ? [] : (call.errors ?? []),
  ),
);

/** The wire codes that the consumer app can be answered with: not those of the till alone. */
export const CONSUMER_ERROR_CODES = Object.fromEntries(
  Object.entries(ERROR_CODES).filter(([name]) => !OF_THE_TILL.has(name) || named.has(name)),
);
