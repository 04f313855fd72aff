import type { ErrorName } from '#shared/codes/error-code.ts';
import type { SecurityAct, SecurityEventKind } from '#shared/codes/security-event.ts';
import type { Context, MerchantContext } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { sourceSeal } from '#server/kit/one-time-code/code-source.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { addSecurityEvent } from './security-event-repo.ts';

/** What is known of a call before its session is. */
export type Seen = Pick<Context, 'deps' | 'now' | 'log' | 'address'>;

/** Who does something to whom. `merchantId` is empty where an account does not exist. */
export type Actor = {
  merchantId: string;
  operatorId: string | null;
  deviceId: string | null;
  subject?: string | null;
};
/** Whose session it is. */
export const bySession = ({
  session: { merchantId, operatorId, deviceId },
}: MerchantContext): Actor => ({ merchantId, operatorId, deviceId });

export type SecurityEvent = Actor & {
  kind: SecurityEventKind;
  act: SecurityAct;
  reason?: ErrorName | null;
  /** Makes it one event of its merchant, act and ending, however often it is written. */
  once?: string;
};

const WARNED: ReadonlySet<SecurityEventKind> = new Set([
  'refusal',
  'lock',
  'role',
  'password',
  'device',
]);

/**
 * Writes down who did what, in a statement of its own: it stays when the act's transaction is undone.
 * An act that is done is not refused because its event could not be kept: the log has it.
 */
export const recordSecurityEvent = async (
  { deps, now, log, address }: Seen,
  { subject = null, reason = null, once, ...event }: SecurityEvent,
): Promise<void> => {
  const source = sourceSeal(deps.secrets, address);
  const facts = { ...event, subject, reason, source };
  if (WARNED.has(event.kind)) log.warn(facts, `security: ${event.act}, ${event.kind}`);
  else log.info(facts, `security: ${event.act}, ${event.kind}`);
  try {
    const id =
      once === undefined
        ? deps.random.id()
        : sha256(JSON.stringify([event.act, event.kind, reason, once]));
    await addSecurityEvent(deps.db.query, { ...facts, id, at: now });
  } catch (error) {
    log.error({ ...facts, err: error }, 'a security event was not stored');
  }
};

const LOCKS: ReadonlySet<ErrorName> = new Set(['ACCOUNT_LOCKED', 'PIN_LOCKED', 'OTP_LOCKED']);
/** An act that goes on in a second step: a right password alone leaves its event too. */
const GOES_ON: ReadonlySet<ErrorName> = new Set(['OTP_NEEDED']);
/** What an honest person meets while filling in a form; nobody was kept out. */
const HARMLESS: ReadonlySet<ErrorName> = new Set([
  'OTP_ON',
  'OTP_NOT_STARTED',
  'PASSWORD_NEEDED',
  'PASSWORD_WEAK',
  'PIN_WEAK',
  'ACCOUNT_TAKEN',
  'STORE_NOT_FOUND',
]);

type Act<C, R> = {
  kind: SecurityEventKind;
  act: SecurityAct;
  /** Who does it, known before it is tried or from its answer. */
  who: (context: C, request: R) => Actor | Promise<Actor>;
  /** The id under which a repeat is answered and nothing is done again. */
  onceOf?: (request: R) => string;
};

/** The use case, and an event of how it ended: what was done, or the refusal. */
export const recorded =
  <C extends Seen, R, A>(
    { kind, act, who, onceOf }: Act<C, R>,
    run: (context: C, request: R) => Promise<A>,
  ): ((context: C, request: R) => Promise<A>) =>
  async (context, request) => {
    const actor = await who(context, request);
    try {
      const answer = await run(context, request);
      const once = onceOf?.(request);
      await recordSecurityEvent(context, { ...actor, kind, act, ...(once && { once }) });
      return answer;
    } catch (error) {
      if (error instanceof Refusal && !HARMLESS.has(error.reason)) {
        const { reason } = error;
        const refused = LOCKS.has(reason) ? 'lock' : 'refusal';
        const ended = GOES_ON.has(reason) ? kind : refused;
        await recordSecurityEvent(context, { ...actor, kind: ended, act, reason });
      }
      throw error;
    }
  };
