import { dayOf, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { isSame, sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { sourceSeal } from './code-source.ts';
import { countCode } from './code-tally-repo.ts';
import { consumeCode, countWrongTry, readCode, writeCode, type Phone } from './code-repo.ts';

const VALID_MS = 5 * MINUTE;
/** Wrong tries after which a code is worth nothing. */
const MOST_TRIES = 5;

/** What a code is for: one for signing in closes no account. */
export type CodePurpose = 'login' | 'closing';

const hashOf = (purpose: CodePurpose, { region, number }: Phone, code: string): string =>
  sha256(`${purpose === 'login' ? '' : `${purpose} `}${region} ${number} ${code}`);

/** A fresh code; the old one ends, whatever it was for. One a minute and ten a day for a phone, and so many a day from one place of the network. */
export const issueCode = async (
  { now, deps, log, address }: Context,
  phone: Phone,
  purpose: CodePurpose,
) => {
  const { db, config, random, secrets } = deps;
  const old = await readCode(db.query, phone);
  if (old !== null && now < old.sentAt + config.codeWaitMs)
    refuse('LOGIN_CODE_TOO_SOON', {
      seconds: Math.ceil((old.sentAt + config.codeWaitMs - now) / SECOND),
    });
  const today = dayOf(now);
  const sentToday = old?.day === today ? old.sentToday : 0;
  if (sentToday >= config.codesPerDay) refuse('LOGIN_CODE_DAY');
  // a message costs, and a phone that is not the caller's gets it: one caller cannot ask for any number of phones
  const isFree =
    config.codesPerAddress === 0 ||
    (await countCode(db.query, {
      source: sourceSeal(secrets, address),
      day: today,
      most: config.codesPerAddress,
    }));
  if (!isFree) refuse('LOGIN_CODE_ADDRESS');
  const code = random.digits(6);
  const expiresAt = plus(now, VALID_MS);
  const isMine = await writeCode(
    db.query,
    phone,
    {
      codeHash: hashOf(purpose, phone, code),
      sentAt: now,
      expiresAt,
      wrongTries: 0,
      day: today,
      sentToday: sentToday + 1,
    },
    old,
  );
  if (!isMine) refuse('LOGIN_CODE_TOO_SOON', { seconds: Math.ceil(config.codeWaitMs / SECOND) });
  // the sandbox sends no message: the code is in the reply, and only when the demonstration runs
  if (config.demo) log.info({ code }, 'demo sign-in code');
  return {
    resendAfterSeconds: Math.ceil(config.codeWaitMs / SECOND),
    expiresAt,
    ...(config.demo && { demoCode: code }),
  };
};

/** Refuses a code that is wrong, and counts the try. Gives what uses it up: refused for all but one caller. */
export const checkCode = async (
  query: Query,
  { phone, code, purpose, now }: { phone: Phone; code: string; purpose: CodePurpose; now: Instant },
): Promise<(query: Query) => Promise<void>> => {
  const stored = await readCode(query, phone);
  if (stored === null || stored.codeHash === '' || now > stored.expiresAt)
    return refuse('LOGIN_CODE_EXPIRED');
  if (stored.wrongTries >= MOST_TRIES) return refuse('LOGIN_CODE_TRIES');
  const hash = hashOf(purpose, phone, code);
  if (!isSame(hash, stored.codeHash))
    return refuse(
      (await countWrongTry(query, phone, MOST_TRIES)) ? 'LOGIN_CODE_WRONG' : 'LOGIN_CODE_TRIES',
    );
  return async (inner) => {
    if (!(await consumeCode(inner, phone, hash, MOST_TRIES))) refuse('LOGIN_CODE_EXPIRED');
  };
};
