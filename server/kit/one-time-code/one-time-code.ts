import { translator } from '#shared/i18n/translate.ts';
import { dayOf, instant, MINUTE, plus, SECOND } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { handOver } from '#server/kit/code-delivery/hand-over.ts';
import type { CodeMessage } from '#server/kit/code-delivery/webhook.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { sourceSeal } from './code-source.ts';
import { countCode } from './code-tally-repo.ts';
import { isKnownDevice } from './known-device.ts';
import {
  consumeCode,
  countWrongTry,
  readCode,
  withdrawCode,
  writeCode,
  type CodeRow,
  type Phone,
} from './code-repo.ts';

const VALID_MS = 5 * MINUTE;
/** Wrong tries after which a code is worth nothing: of the network that asked for it, and of all others together, so that a stranger never ends it for its guest. */
const MOST_TRIES = 5;
/** Codes of a day beyond those of everybody, for a device that the phone's account was signed in at: strangers who use the others up shut nobody out. */
const KNOWN_DEVICE_CODES = 5;

/** What a code is for: one for signing in closes no account. */
export type CodePurpose = 'login' | 'closing' | 'payment' | 'card' | 'phoneOld' | 'phoneNew';

/** A code as it is stored: a million codes are soon tried, so the digest needs this installation's secret. */
const sealOf = (
  { identity }: Secrets,
  what: { phone: Phone; code: string; purpose: CodePurpose },
) =>
  shortSeal(
    identity,
    `code ${what.purpose} ${what.phone.region} ${what.phone.number} ${what.code}`,
  );

/** Who asks for a code, or tries one. */
type Asker = Pick<Context, 'now' | 'deps' | 'address' | 'equipmentId'>;

type Sent = Pick<CodeMessage, 'code' | 'expiresAt'> & {
  purpose: CodePurpose;
  old: CodeRow | null;
};

/** Sends a code that was just stored. One that cannot be sent is worth nothing, and may be asked for again at once. */
const sendCode = async (context: Context, phone: Phone, { old, ...sent }: Sent): Promise<void> => {
  const text = translator(context.language)(`server.code.${sent.purpose}`, { code: sent.code });
  if (await handOver(context, phone, { ...sent, text })) return;
  await withdrawCode(context.deps.db.query, phone, old?.sentAt ?? instant(0));
  refuse('LOGIN_CODE_NOT_SENT');
};

/** A fresh code; the old one ends, whatever it was for. One a minute and ten a day for a phone, five more for a device that it signed in at, and so many a day from one place of the network. */
export const issueCode = async (context: Context, phone: Phone, purpose: CodePurpose) => {
  const { now, deps, address } = context;
  const { db, config, random, secrets } = deps;
  if (!config.demo && deps.deliverCode === null) refuse('LOGIN_CODE_NOT_SENT');
  const old = await readCode(db.query, phone);
  const today = dayOf(now);
  const sentToday = old?.day === today ? old.sentToday : 0;
  if (sentToday >= config.codesPerDay) {
    const isKnown = await isKnownDevice(context, phone);
    // before all else: a stranger who is told to wait would learn that a member has asked for a code
    if (!isKnown || sentToday >= config.codesPerDay + KNOWN_DEVICE_CODES) refuse('LOGIN_CODE_DAY');
  }
  if (old !== null && now < old.sentAt + config.codeWaitMs)
    refuse('LOGIN_CODE_TOO_SOON', {
      seconds: Math.ceil((old.sentAt + config.codeWaitMs - now) / SECOND),
    });
  // a message costs, and a phone that is not the caller's gets it: one caller cannot ask for any number of phones
  const source = sourceSeal(secrets, address);
  const isFree =
    config.codesPerAddress === 0 ||
    (await countCode(db.query, {
      source,
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
      codeHash: sealOf(secrets, { phone, code, purpose }),
      sentAt: now,
      expiresAt,
      source,
      day: today,
      sentToday: sentToday + 1,
    },
    old,
  );
  if (!isMine) refuse('LOGIN_CODE_TOO_SOON', { seconds: Math.ceil(config.codeWaitMs / SECOND) });
  await sendCode(context, phone, { code, purpose, expiresAt, old });
  return {
    resendAfterSeconds: Math.ceil(config.codeWaitMs / SECOND),
    expiresAt,
    ...(config.demo && { demoCode: code }),
  };
};

/** Whether a code is one of those for known devices alone, and this is none: to such a caller there is no code. */
const isHidden = async (context: Asker, phone: Phone, { sentToday }: CodeRow): Promise<boolean> => {
  const { codesPerDay } = context.deps.config;
  // looked up for the last code of everybody too, which takes as long
  if (sentToday < codesPerDay) return false;
  const isKnown = await isKnownDevice(context, phone);
  return sentToday > codesPerDay && !isKnown;
};

/** Refuses a code that is wrong, and counts the try. Gives what uses it up: refused for all but one caller. */
export const checkCode = async (
  context: Asker,
  { phone, code, purpose }: { phone: Phone; code: string; purpose: CodePurpose },
): Promise<(query: Query) => Promise<void>> => {
  const { now, deps, address } = context;
  const { query } = deps.db;
  const stored = await readCode(query, phone);
  if (
    stored === null ||
    (await isHidden(context, phone, stored)) ||
    stored.codeHash === '' ||
    now > stored.expiresAt
  )
    return refuse('LOGIN_CODE_EXPIRED');
  const tried = { isAsker: stored.source === sourceSeal(deps.secrets, address), most: MOST_TRIES };
  if ((tried.isAsker ? stored.wrongTries : stored.strangeTries) >= MOST_TRIES)
    return refuse('LOGIN_CODE_TRIES');
  const hash = sealOf(deps.secrets, { phone, code, purpose });
  if (!isSame(hash, stored.codeHash))
    return refuse(
      (await countWrongTry(query, phone, tried)) ? 'LOGIN_CODE_WRONG' : 'LOGIN_CODE_TRIES',
    );
  return async (inner) => {
    if (!(await consumeCode(inner, phone, hash, tried))) refuse('LOGIN_CODE_EXPIRED');
  };
};
