import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { HEADERS } from '#shared/client/headers.ts';
import { clientKind } from '#shared/codes/client-kind.ts';
import type { Call } from '#shared/contract/define.ts';
import { contract, type CallName } from '#shared/contract/index.ts';
import type { Point } from '#shared/geo/distance.ts';
import { translator } from '#shared/i18n/translate.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Context, Handler, Handlers } from './kit/context.ts';
import type { Deps } from './kit/deps.ts';
import { encodeReply, JsonText } from './kit/json-text.ts';
import { asRefusal, languageOf, sendRefusal } from './plugins/errors.ts';
import { FORM_LIMIT, NO_FORM, readForm } from './plugins/form.ts';
import { buckets } from './plugins/limits.ts';
import { readSession } from './plugins/session.ts';
import { signatureCheck } from './plugins/signature.ts';
import { refuse } from './kit/refusal.ts';

/** Calls that cost much more than others: they hash passwords, send messages, or write files. */
const WEIGHTS: Partial<Record<CallName, number>> = {
  merchantLogin: 5,
  operatorSwitch: 5,
  operatorSetPin: 5,
  deviceEnrol: 5,
  staffAdd: 5,
  staffResetPassword: 5,
  merchantConfirm: 5,
  merchantChangePassword: 5,
  memberSendCode: 10,
  cancelAccountSendCode: 10,
  upload: 10,
};

const bodyText = (request: FastifyRequest): string =>
  typeof request.body === 'string' ? request.body : '';

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const placeOf = (request: FastifyRequest): Point | null => {
  const [lat, lon] = [
    Number(headerOf(request, HEADERS.lat) ?? Number.NaN),
    Number(headerOf(request, HEADERS.lon) ?? Number.NaN),
  ];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
};

const parsed = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return refuse('BAD_REQUEST', { issues: [] });
  }
};

const decode = (call: Call, body: unknown): unknown => {
  const decoded = z.safeDecode(call.request, body);
  // paths only: a value may be a phone number or a voucher code
  return decoded.success
    ? decoded.data
    : refuse('BAD_REQUEST', {
        issues: decoded.error.issues.map(({ path }) => path.map(String).join('.')),
      });
};

const encode = (call: Call, value: unknown): unknown =>
  value instanceof JsonText ? value.text : encodeReply(call, value);

type Guards = {
  admit: (request: FastifyRequest, call: Call, name: CallName, now: Instant) => void;
};

const guards = ({ config }: Deps): Guards => {
  const byAddress = buckets({ perSecond: config.limitAddress });
  const byToken = buckets({ perSecond: config.limitToken });
  const check = signatureCheck(config.gatewayKeys);
  return {
    admit: (request, call, name, now) => {
      const weight = WEIGHTS[name] ?? 1;
      const token = headerOf(request, HEADERS.token);
      if (!byAddress.take(request.ip, now, weight) || (token !== null && !byToken.take(token, now)))
        refuse('TOO_MANY_CALLS');
      const wrong = check(
        {
          path: call.path,
          body: bodyText(request),
          header: (wanted) => headerOf(request, wanted) ?? undefined,
        },
        now,
      );
      if (wrong !== null) refuse(wrong);
    },
  };
};

const contextOf = async (
  request: FastifyRequest,
  call: Call,
  { deps, now }: { deps: Deps; now: Instant },
): Promise<Context> => {
  const token = headerOf(request, HEADERS.token);
  const language = languageOf(request);
  return {
    now,
    language,
    t: translator(language),
    pick: (text) => (language === 'en' ? text.en : text.zh),
    session: await readSession(deps.db, { caller: call.caller, roles: call.roles, token, now }),
    place: placeOf(request),
    idempotencyKey: headerOf(request, HEADERS.idempotencyKey),
    token,
    equipmentId: (headerOf(request, HEADERS.equipmentId) ?? '').slice(0, 64),
    address: request.ip,
    client: clientKind.nameOf(Number(headerOf(request, HEADERS.clientType))),
    file: null,
    deps: { ...deps, log: request.log },
    log: request.log,
  };
};

/** Turns the contract into routes: limits, signature, session and role, decode, use case, encode. */
export const bindContract = (app: FastifyInstance, deps: Deps, handlers: Handlers): void => {
  const { admit } = guards(deps);
  const running = new Set<Promise<unknown>>();
  // callers may hang up, but what they began is finished before the database goes
  app.addHook('onClose', async () => {
    await Promise.allSettled(running);
  });
  const tracked = async <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  };
  const bindOne = (name: CallName, call: Call): void => {
    const handler = handlers[name] as unknown as Handler<Call>;
    const run = async (request: FastifyRequest, now: Instant): Promise<unknown> => {
      admit(request, call, name, now);
      const context = await contextOf(request, call, { deps, now });
      // who may call is known before a form is taken apart
      const form = call.form ? await readForm(request) : NO_FORM;
      return encode(
        call,
        await handler(
          { ...context, file: form.file },
          decode(call, call.form ? form.fields : parsed(bodyText(request))),
        ),
      );
    };
    app.post(
      call.path,
      call.form ? { bodyLimit: FORM_LIMIT } : {},
      async (request: FastifyRequest, reply: FastifyReply) => {
        const started = performance.now();
        const line = () => ({
          call: name,
          ms: Math.round((performance.now() - started) * 10) / 10,
        });
        try {
          const answer = await tracked(run(request, deps.clock.now()));
          request.log.info(line(), 'answered');
          return await (
            typeof answer === 'string' ? reply.type('application/json; charset=utf-8') : reply
          ).send(answer);
        } catch (error) {
          request.log.info({ ...line(), reason: asRefusal(error).reason }, 'refused');
          return sendRefusal(request, reply, error);
        }
      },
    );
  };
  for (const [name, call] of Object.entries(contract)) bindOne(name as CallName, call);
};
