import { dayOf, MINUTE, plus, SECOND } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/context.ts';
import { sha256 } from '#server/digest.ts';
import { refuse } from '#server/refusal.ts';
import { phoneOf } from './phone.ts';
import { readCode, writeCode } from './repo.ts';

const VALID_MS = 5 * MINUTE;

/** A fresh code; the old one ends. One a minute and ten a day for a phone, by default. */
export const sendCode: Handlers['memberSendCode'] = async ({ now, deps, log }, request) => {
  const { db, config, random } = deps;
  const phone = phoneOf(request);
  const old = await readCode(db.query, phone);
  if (old !== null && now < old.sentAt + config.codeWaitMs) refuse('LOGIN_CODE_TOO_SOON', { seconds: Math.ceil((old.sentAt + config.codeWaitMs - now) / SECOND) });
  const today = dayOf(now);
  const sentToday = old?.day === today ? old.sentToday : 0;
  if (sentToday >= config.codesPerDay) refuse('LOGIN_CODE_TRIES');
  const code = random.digits(6);
  const expiresAt = plus(now, VALID_MS);
  const isMine = await writeCode(db.query, phone, { codeHash: sha256(`${phone.region} ${phone.number} ${code}`), sentAt: now, expiresAt, wrongTries: 0, day: today, sentToday: sentToday + 1 }, old);
  if (!isMine) refuse('LOGIN_CODE_TOO_SOON', { seconds: Math.ceil(config.codeWaitMs / SECOND) });
  // the sandbox sends no message: the code is told here, and only when the demonstration runs
  if (config.demo) log.info({ code }, 'demo sign-in code');
  return { resendAfterSeconds: Math.ceil(config.codeWaitMs / SECOND), expiresAt, ...(config.demo && { demoCode: code }) };
};
