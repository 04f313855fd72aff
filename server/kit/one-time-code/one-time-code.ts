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
  type CodeOf,
  type CodeRow,
  type CodeTable,
  type Phone,
  type Tried,
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

/** The last codes of a phone, as far as a caller may know of them. */
type Codes = Readonly<Record<CodeTable, CodeRow | null>> & { isKnown: boolean };

/** What a phone was sent. Both kinds, and the device, are looked for whoever asks, so that time tells nobody of codes for known devices. */
const codesOf = async (context: Asker, phone: Phone): Promise<Codes> => {
  const { query } = context.deps.db;
  const [everybodys, own, isKnown] = await Promise.all([
    readCode(query, { ...phone, table: 'login_code' }),
    readCode(query, { ...phone, table: 'known_code' }),
    isKnownDevice(context, phone),
  ]);
  return { login_code: everybodys, known_code: isKnown ? own : null, isKnown };
};

/** Which kind of code a caller gets, and how many of it the phone had today; refused when the day has no more. */
const kindFor = (
  { deps: { config } }: Asker,
  codes: Codes,
  today: string,
): { table: CodeTable; sentToday: number } => {
  const sent = (table: CodeTable): number =>
    codes[table]?.day === today ? codes[table].sentToday : 0;
  const [everybodys, own] = [sent('login_code'), sent('known_code')];
  if (everybodys < config.codesPerDay) return { table: 'login_code', sentToday: everybodys };
  // checked first: "wait a minute" would tell a stranger that the member has asked for a code
  if (!codes.isKnown || own >= KNOWN_DEVICE_CODES) return refuse('LOGIN_CODE_DAY');
  return { table: 'known_code', sentToday: own };
};

/** One code a minute, of whichever kind. */
const needWait = (
  { now, deps: { config } }: Asker,
  { login_code: everybodys, known_code: own }: Codes,
): void => {
  const sentAt = Math.max(everybodys?.sentAt ?? 0, own?.sentAt ?? 0);
  const until = sentAt + config.codeWaitMs;
  if (sentAt > 0 && now < until)
    refuse('LOGIN_CODE_TOO_SOON', { seconds: Math.ceil((until - now) / SECOND) });
};

type Sent = Pick<CodeMessage, 'code' | 'expiresAt'> & {
  purpose: CodePurpose;
  old: CodeRow | null;
};

/** Sends a code that was just stored. One that cannot be sent is worth nothing, and may be asked for again at once. */
const sendCode = async (context: Context, of: CodeOf, { old, ...sent }: Sent): Promise<void> => {
  const text = translator(context.language)(`server.code.${sent.purpose}`, { code: sent.code });
  if (await handOver(context, of, { ...sent, text })) return;
  await withdrawCode(context.deps.db.query, of, old?.sentAt ?? instant(0));
  refuse('LOGIN_CODE_NOT_SENT');
};

/** A fresh code; the old one of its kind ends, whatever it was for. One a minute and ten a day for a phone, five more for a device that it signed in at, and so many a day from one place of the network. */
export const issueCode = async (context: Context, phone: Phone, purpose: CodePurpose) => {
  const { now, deps, address } = context;
  const { db, config, random, secrets } = deps;
  if (!config.demo && deps.deliverCode === null) refuse('LOGIN_CODE_NOT_SENT');
  const codes = await codesOf(context, phone);
  const today = dayOf(now);
  const { table, sentToday } = kindFor(context, codes, today);
  needWait(context, codes);
  const of: CodeOf = { ...phone, table };
  const old = codes[table];
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
    of,
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
  await sendCode(context, of, { code, purpose, expiresAt, old });
  return {
    resendAfterSeconds: Math.ceil(config.codeWaitMs / SECOND),
    expiresAt,
    ...(config.demo && { demoCode: code }),
  };
};

/** A code that is still good, and how whoever tries it is counted. */
type Good = { of: CodeOf; tried: Tried; row: CodeRow };

/** The codes of a phone that a caller may use: first that for its device alone. */
const goodCodes = async (context: Asker, phone: Phone): Promise<Good[]> => {
  const { now, deps, address } = context;
  const codes = await codesOf(context, phone);
  const here = sourceSeal(deps.secrets, address);
  return (['known_code', 'login_code'] as const).flatMap((table): Good[] => {
    const row = codes[table];
    if (row === null || row.codeHash === '' || now > row.expiresAt) return [];
    return [
      { of: { ...phone, table }, tried: { isAsker: row.source === here, most: MOST_TRIES }, row },
    ];
  });
};

const hasTries = ({ tried, row }: Good): boolean =>
  (tried.isAsker ? row.wrongTries : row.strangeTries) < tried.most;

/** Refuses a code that is wrong, and counts the try. Gives what uses it up: refused for all but one caller. */
export const checkCode = async (
  context: Asker,
  { phone, code, purpose }: { phone: Phone; code: string; purpose: CodePurpose },
): Promise<(query: Query) => Promise<void>> => {
  const { deps } = context;
  const good = await goodCodes(context, phone);
  if (good.length === 0) return refuse('LOGIN_CODE_EXPIRED');
  const open = good.filter(hasTries);
  const [first] = open;
  if (first === undefined) return refuse('LOGIN_CODE_TRIES');
  const hash = sealOf(deps.secrets, { phone, code, purpose });
  const right = open.find(({ row }) => isSame(hash, row.codeHash));
  // the right code of everybody takes a try of the device's own one: many at once gain nothing
  if (right !== first && !(await countWrongTry(deps.db.query, first.of, first.tried)))
    return refuse('LOGIN_CODE_TRIES');
  if (right === undefined) return refuse('LOGIN_CODE_WRONG');
  return async (inner) => {
    if (!(await consumeCode(inner, right.of, hash, right.tried))) refuse('LOGIN_CODE_EXPIRED');
  };
};
