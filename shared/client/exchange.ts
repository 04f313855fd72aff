import type { Call } from '../contract/define.ts';
import type { Instant } from '../kernel/time.ts';
import type { CallOptions, ClientPorts, Sent } from './client-ports.ts';
import { HEADERS, unsignedHeaders, type Identity } from './headers.ts';
import { offsetFrom } from './server-offset.ts';
import type { HttpReply } from './transport.ts';

/** What one request is made of, taken once so that headers, signature and body agree. */
type Request = {
  path: string;
  timestamp: Instant;
  nonce: string;
  identity: Identity;
  body: string;
};

/** Few calls carry this field: its code is loaded with the first of them. */
const verified = async (
  path: string,
  of: { userId: string | undefined; timestamp: number },
): Promise<object> =>
  path.endsWith('_get-verify') ? (await import('./verify-field.ts')).verifyField(path, of) : {};

const bodyOf = async (
  path: string,
  { fields, form }: Sent,
  of: { userId: string | undefined; timestamp: number },
): Promise<string> => {
  if (form) return '';
  return JSON.stringify(
    Array.isArray(fields) ? fields : { ...fields, ...(await verified(path, of)) },
  );
};

const signedHeaders = async (
  ports: ClientPorts,
  { path, timestamp, nonce, identity, body }: Request,
  of: { key: string | undefined; isForm: boolean; socialScope: Call['socialScope'] },
): Promise<Record<string, string>> => {
  const headers = unsignedHeaders({
    facts: ports.facts,
    identity,
    place: ports.place(),
    language: ports.language(),
    gateway: ports.gateway,
    path,
    timestamp,
    nonce,
    ...of,
  });
  headers[HEADERS.gatewaySignature] = await ports.sign(ports.gateway.secret, {
    method: 'POST',
    path,
    timestamp,
    nonce,
    body,
  });
  return headers;
};

/** Sends a call once, signed, and keeps the server-clock offset that its reply gives. */
export const exchange = async (
  ports: ClientPorts,
  request: { call: Call; sent: Sent; options: CallOptions; now: Instant },
): Promise<HttpReply> => {
  const { call, sent, options, now: timestamp } = request;
  const identity = ports.identity();
  const nonce = ports.nonce();
  const body = await bodyOf(call.path, sent, { userId: identity.userId, timestamp });
  const headers = await signedHeaders(
    ports,
    { path: call.path, timestamp, nonce, identity, body },
    { key: options.key, isForm: sent.form !== undefined, socialScope: call.socialScope },
  );
  const sentAt = ports.clock.now();
  const reply = await (options.transport ?? ports.transport)({
    url: ports.baseUrl + call.path,
    headers,
    body,
    form: sent.form,
    timeoutMs: options.timeoutMs ?? call.timeoutMs,
    signal: options.signal,
  });
  const old = ports.offset.get();
  const offset = offsetFrom(reply.headers['date'], sentAt, ports.clock.now(), old);
  if (offset !== old) ports.offset.set(offset);
  return reply;
};
