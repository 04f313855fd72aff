import type { ErrorName } from '../shared/codes/error-code.ts';
import { accountErrors } from '../shared/codes/errors/account.ts';
import { ERROR_CODES } from '../shared/codes/errors/codes.ts';
import { merchantErrors } from '../shared/codes/errors/merchant.ts';
import { redeemErrors } from '../shared/codes/errors/redeem.ts';
import { requestErrors } from '../shared/codes/errors/request.ts';
import { sessionErrors } from '../shared/codes/errors/session.ts';
import type { Call } from '../shared/contract/define.ts';
import { contract } from '../shared/contract/index.ts';
import { merchantContract } from '../shared/contract/merchant/index.ts';

/** The errors that calls of one side name, with those of any call and of the side's own rows. */
const answeredTo = (
  isAsked: (name: string, call: Call) => boolean,
  ...own: Readonly<Record<string, unknown>>[]
): ReadonlySet<string> =>
  new Set([
    ...[requestErrors, sessionErrors, accountErrors, ...own].flatMap((rows) => Object.keys(rows)),
    ...Object.entries<Call>(contract).flatMap(([name, call]) =>
      isAsked(name, call) ? (call.errors ?? []) : [],
    ),
  ]);

const isOfConsole = (name: string, { caller }: Call): boolean =>
  caller === 'merchant' || name in merchantContract;

/** The errors that the consumer app can be answered with. */
export const toConsumer = answeredTo((name, call) => !isOfConsole(name, call));
const toConsole = answeredTo(isOfConsole, merchantErrors, redeemErrors);

/** The wire codes of some errors. */
export const codesOf = (names: ReadonlySet<string>): Record<string, number> =>
  Object.fromEntries(Object.entries(ERROR_CODES).filter(([name]) => names.has(name)));

/** The wire codes that the console can be answered with. */
export const CONSOLE_ERROR_CODES = codesOf(toConsole);

/** The sentences of those errors, by their keys in the catalogue. */
export const sentencesOfConsole = (
  sentences: Readonly<Record<`error.${ErrorName}`, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).filter(([key]) => toConsole.has(key.slice('error.'.length))),
  );
