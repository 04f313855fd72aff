import { DAY, HOUR, MINUTE } from '#shared/kernel/time.ts';
import type { DeviceId } from '#shared/kernel/ids.ts';
import type { Context } from '#server/kit/context.ts';
import { shortSeal } from '#server/kit/digest.ts';
import { networkOf } from '#server/kit/one-time-code/code-source.ts';
import { refuse } from '#server/kit/refusal.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import {
  forgetTries,
  giveBack,
  lockedUntil,
  takeTry,
  type Counted,
  type Rule,
} from '#server/kit/guess-repo.ts';
import type { Account } from './merchant-repo.ts';
import { isPassword } from '#server/kit/password.ts';

/** Decision A1: five wrong ones, counted for an account at one network or at one of its own tills. */
const FEW: Rule = { most: 5, windowMs: DAY, lockMs: [15 * MINUTE, HOUR, DAY] };
/** One account from everywhere, and one network at every account. */
const MANY: Rule = { most: 100, windowMs: HOUR, lockMs: [15 * MINUTE, HOUR, HOUR] };

type Limit = { counted: Counted; rule: Rule };

/** `till`: where the caller is one of the account's own, which proved itself: what strangers do elsewhere never stops it. */
export type PasswordTry = {
  account: string;
  found: Account | null;
  till: DeviceId | null;
  password: string;
};

const limitsOf = (
  { deps, address }: Context,
  { account, found, till }: PasswordTry,
): readonly [Limit, ...Limit[]] => {
  const subject = (text: string): string => shortSeal(deps.secrets.identity, text);
  if (till !== null && found !== null)
    return [
      {
        counted: {
          kind: 'password-till',
          subject: subject(JSON.stringify([found.merchantId, found.operatorId, till])),
        },
        rule: FEW,
      },
    ];
  const network = networkOf(address);
  return [
    {
      counted: { kind: 'password-place', subject: subject(JSON.stringify([account, network])) },
      rule: FEW,
    },
    { counted: { kind: 'password-account', subject: subject(`account ${account}`) }, rule: MANY },
    { counted: { kind: 'password-network', subject: subject(`network ${network}`) }, rule: MANY },
  ];
};

const locked = async (context: Context, { found, till }: PasswordTry): Promise<void> => {
  if (found === null) return;
  const { merchantId, operatorId } = found;
  await raiseAlert(context, { kind: 'password-locked', merchantId, operatorId, deviceId: till });
};

/** Counts the try and gives how many there were for the account here. A locked caller counts nowhere else, so that one stranger never locks an account for others; a locked network leaves no rows. */
const count = async (
  context: Context,
  limits: readonly [Limit, ...Limit[]],
  given: PasswordTry,
): Promise<number> => {
  const { query } = context.deps.db;
  const widest = limits.at(-1) ?? limits[0];
  const until = await lockedUntil(query, widest.counted, context.now);
  if (until !== null) return refuse('ACCOUNT_LOCKED', { until });
  const all: number[] = [];
  for (const { counted, rule } of limits) {
    const taken = await takeTry(query, counted, rule, context.now);
    if (!taken.isOpen) return refuse('ACCOUNT_LOCKED', { until: taken.until });
    if (taken.tries === rule.most) await locked(context, given);
    all.push(taken.tries);
  }
  return all[0] ?? 0;
};

/** The account when the password is right. One that does not exist is counted, answered and timed like one that does. */
export const checkPassword = async (context: Context, given: PasswordTry): Promise<Account> => {
  const { now, deps } = context;
  const { query } = deps.db;
  const { found } = given;
  const limits = limitsOf(context, given);
  const tries = await count(context, limits, given);
  const isRight = await isPassword(found?.isActive ? found.passwordHash : null, given.password);
  const [nearest, ...wider] = limits;
  if (isRight && found !== null) {
    await forgetTries(query, nearest.counted);
    for (const { counted } of wider) await giveBack(query, counted);
    if (found.onceUntil !== null && found.onceUntil <= now) return refuse('PASSWORD_OVER');
    return found;
  }
  if (tries < FEW.most) return refuse('PASSWORD_WRONG', { triesLeft: FEW.most - tries });
  const lock = await takeTry(query, nearest.counted, FEW, now);
  return refuse('ACCOUNT_LOCKED', lock.isOpen ? {} : { until: lock.until });
};
