import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { HEADERS } from '#shared/client/headers.ts';
import { clientKind } from '#shared/codes/client-kind.ts';
import type { Call } from '#shared/contract/define.ts';
import { contract, type CallName } from '#shared/contract/index.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Context, Handler, Handlers } from './kit/context.ts';
import type { Deps } from './kit/deps.ts';
import { EventStream } from './kit/event-stream.ts';
import { JsonText, replyText } from './kit/json-text.ts';
import { asRefusal, languageOf, sendRefusal, wordsIn } from './plugins/errors.ts';
import { formReader } from './form-calls.ts';
import { sendJsonText } from './plugins/compress-json.ts';
import { drain, formBodies, NO_FORM } from './plugins/form.ts';
import { gate } from './plugins/gate.ts';
import { mayRunTwice, patience, type Patience } from './plugins/patience.ts';
import { readSession, type Aheads } from './plugins/session.ts';
import { refuse } from './kit/refusal.ts';
import { sharedNonces } from './plugins/nonce-repo.ts';
import { eventStreams } from './plugins/streams.ts';

/** Calls that cost much more than others: they hash passwords, send messages, or write files. */
const WEIGHTS: Partial<Record<CallName, number>> = {
  merchantLogin: 5,
  merchantLoginCode: 5,
  operatorSwitch: 5,
  operatorSetPin: 5,
  deviceEnrol: 5,
  staffAdd: 5,
  staffResetPassword: 5,
  merchantConfirm: 5,
  merchantChangePassword: 5,
  merchantOtpStart: 5,
  merchantOtpRemove: 5,
  payPasswordSet: 5,
  payPasswordReset: 5,
  payPasswordFind: 5,
  payPasswordCheck: 5,
  payPasswordSendCode: 10,
  cardSendCode: 10,
  memberSendCode: 10,
  cancelAccountSendCode: 10,
  memberSendChangeCode: 10,
  groupVerifyAskCode: 10,
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

/** The app that calls. A number that no app has is refused (spec 000 §8). */
const clientOf = (request: FastifyRequest): Context['client'] => {
  const number = headerOf(request, HEADERS.clientType);
  const client = clientKind.nameOf(Number(number));
  return number !== null && client === 'unknown' ? refuse('CLIENT_TYPE_UNKNOWN') : client;
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
  value instanceof JsonText || value instanceof EventStream ? value : replyText(call, value);

/** How the session of a call is found; undefined: as usual. */
type FindSession = Parameters<typeof readSession>[1]['find'];
type Ahead = (
  ...asked: [deps: Deps, tokenHash: string, body: unknown]
) => ReturnType<NonNullable<FindSession>>;
type Read = { ok: true; body: unknown } | { ok: false; error: unknown };

/** The body of a call, or what is wrong with it, which is said only once the session is right. */
const tryRead = (call: Call, text: string): Read => {
  try {
    return { ok: true, body: decode(call, parsed(text)) };
  } catch (error) {
    return { ok: false, error };
  }
};

const bodyOf = (read: Read): unknown => {
  if (read.ok) return read.body;
  throw read.error;
};

const contextOf = async (
  request: FastifyRequest,
  call: Call,
  { deps, now, patient, find }: { deps: Deps; now: Instant; patient: Patience; find: FindSession },
): Promise<Context> => {
  const token = headerOf(request, HEADERS.token);
  const client = clientOf(request);
  const seen = { deps: { ...deps, log: request.log }, now, log: request.log, address: request.ip };
  const { language, t, pick } = wordsIn(languageOf(request));
  // each field by its name: spreading objects of this size is slow, and every call does it
  return {
    deps: seen.deps,
    now,
    log: seen.log,
    address: seen.address,
    language,
    t,
    pick,
    session: await patient(() =>
      readSession(seen, {
        caller: call.caller,
        roles: call.roles,
        token,
        beforePassword: call.beforePassword,
        inKitchen: call.inKitchen,
        find,
      }),
    ),
    place: placeOf(request),
    idempotencyKey: headerOf(request, HEADERS.idempotencyKey),
    token,
    equipmentId: (headerOf(request, HEADERS.equipmentId) ?? '').slice(0, 64),
    model: (headerOf(request, HEADERS.model) ?? '').slice(0, 60),
    client,
    file: null,
  };
};

/** Work that is finished before the database closes, although its caller may hang up. */
const finishing = (app: FastifyInstance) => {
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(running);
  });
  return async <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  };
};

type Entry = { name: CallName; call: Call; handler: Handler<Call>; ahead: Ahead | undefined };
type Parts = {
  deps: Deps;
  entrance: ReturnType<typeof gate>;
  nonces: ReturnType<typeof sharedNonces>;
  readFormOf: ReturnType<typeof formReader>;
  finish: ReturnType<typeof finishing>;
  serveStream: ReturnType<typeof eventStreams>;
};

/** One call: signature, limits, session and role, nonce, form, decode, use case, encode. */
const runCall = async (
  { deps, entrance, nonces, readFormOf }: Parts,
  { name, call, handler, ahead }: Entry,
  request: FastifyRequest,
): Promise<unknown> => {
  const now = deps.clock.now();
  const admitted = entrance.admit(
    {
      path: call.path,
      // the signature of a form is over an empty body, which is still to come
      body: bodyText(request),
      header: (wanted) => headerOf(request, wanted) ?? undefined,
      address: request.ip,
      weight: WEIGHTS[name] ?? 1,
    },
    now,
  );
  const patient = patience();
  // a call that looks ahead is read before its session
  const early = ahead && tryRead(call, bodyText(request));
  const find =
    ahead && early?.ok ? (tokenHash: string) => ahead(deps, tokenHash, early.body) : undefined;
  const context = await contextOf(request, call, { deps, now, patient, find });
  entrance.once(admitted, context.session?.tokenHash ?? null, now);
  const form = call.form ? await readFormOf(request, name, { call, context }) : NO_FORM;
  const body = early
    ? bodyOf(early)
    : decode(call, call.form ? form.fields : parsed(bodyText(request)));
  const given = form.file === null ? context : { ...context, file: form.file };
  const act = () => handler(given, body);
  if (mayRunTwice(call, { idempotencyKey: context.idempotencyKey, body }))
    return encode(call, await patient(act));
  const used = { nonce: admitted.nonce, isGuest: context.session === null };
  if (!(await nonces.useNonce(deps.db.query, used, now))) refuse('SIGNATURE_REPLAYED');
  return encode(call, await act());
};

/** Serves a stream. Its session is read anew from time to time, for it outlives a call. */
const streamTo = (
  { deps, serveStream }: Parts,
  { call }: Entry,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  stream: EventStream<Context['session']>,
): Promise<FastifyReply> => {
  const token = headerOf(request, HEADERS.token);
  const refresh = (): Promise<Context['session']> =>
    readSession(
      {
        deps: { ...deps, log: request.log },
        now: deps.clock.now(),
        log: request.log,
        address: request.ip,
      },
      {
        caller: call.caller,
        roles: call.roles,
        token,
        beforePassword: call.beforePassword,
        inKitchen: call.inKitchen,
      },
    );
  return serveStream({ request, reply }, stream, { reader: token ?? request.ip, refresh });
};

const bindOne = (scope: FastifyInstance, parts: Parts, entry: Entry): void => {
  const { name, call } = entry;
  scope.post(call.path, async (request: FastifyRequest, reply: FastifyReply) => {
    const started = performance.now();
    const line = () => ({
      call: name,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
    try {
      const answer = await parts.finish(runCall(parts, entry, request));
      request.log.info(line(), 'answered');
      if (answer instanceof EventStream)
        return await streamTo(parts, entry, { request, reply }, answer);
      if (answer instanceof JsonText) return await sendJsonText(request, reply, answer);
      return await (
        typeof answer === 'string' ? reply.type('application/json; charset=utf-8') : reply
      ).send(answer);
    } catch (error) {
      request.log.info({ ...line(), reason: asRefusal(error).reason }, 'refused');
      if (call.form) drain(request, reply);
      return sendRefusal(request, reply, error);
    }
  });
};

/** Turns the contract into routes. Forms have a scope of their own, which reads no body before its call is admitted. */
export const bindContract = async (
  app: FastifyInstance,
  deps: Deps,
  { handlers, aheads }: { handlers: Handlers; aheads: Aheads },
): Promise<void> => {
  const parts = {
    deps,
    entrance: gate(deps.config),
    nonces: sharedNonces(),
    readFormOf: formReader(),
    finish: finishing(app),
    serveStream: eventStreams(app),
  };
  const entries = (Object.entries(contract) as [CallName, Call][]).map(([name, call]): Entry => ({
    name,
    call,
    handler: handlers[name] as unknown as Handler<Call>,
    ahead: aheads[name] as Ahead | undefined,
  }));
  for (const entry of entries) if (!entry.call.form) bindOne(app, parts, entry);
  await app.register(async (scope) => {
    await formBodies(scope);
    for (const entry of entries) if (entry.call.form) bindOne(scope, parts, entry);
  });
};
