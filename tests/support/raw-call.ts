import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import { HEADERS } from '#shared/client/headers.ts';
import { WEB_GATEWAY_KEY } from '#shared/client/web-key.ts';
import { requestHeaders } from '#shared/testing/signed-headers.ts';

export type Wanted = {
  path: string;
  /** What is signed: nothing for a form. */
  body?: string;
  token?: string | undefined;
  timestamp?: number;
  nonce?: string;
  key?: typeof WEB_GATEWAY_KEY;
  /** Headers that take the place of the right ones; an empty one is left out. */
  change?: Readonly<Record<string, string>>;
};
export type Answer = {
  status: number;
  code: number;
  data?: Record<string, unknown>;
  headers: Record<string, unknown>;
};

/** The headers of a signed call, made by hand. */
export const signedHeaders = ({
  path,
  body = '',
  token,
  timestamp = Date.now(),
  nonce = randomUUID(),
  key = WEB_GATEWAY_KEY,
  change = {},
}: Wanted): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      ...requestHeaders({
        facts: { kind: 'web', os: 't', model: 't', equipmentId: 'e', anonymousId: 'a' },
        identity: {},
        place: null,
        language: 'en-US',
        gateway: key,
        path,
        body,
        timestamp,
        nonce,
      }),
      ...(token !== undefined && { [HEADERS.token]: token }),
      ...change,
    }).filter(([, value]) => value !== ''),
  );

const answerOf = async (reply: IncomingMessage): Promise<Answer> => {
  let text = '';
  for await (const chunk of reply) text += String(chunk);
  const said = JSON.parse(text) as { code?: number; data?: Record<string, unknown> };
  return {
    status: reply.statusCode!,
    code: said.code ?? 0,
    ...(said.data && { data: said.data }),
    headers: reply.headers,
  };
};

/** A call, on a line of its own unless an agent keeps some, whose body is written piece by piece. `answer` comes whenever the server gives it; a line that is cut has none. */
export type RawCall = { line: ClientRequest; answer: Promise<Answer | 'cut'> };

export const rawCall = (url: string, wanted: Wanted, agent: Agent | false = false): RawCall => {
  const line = request(url + wanted.path, {
    method: 'POST',
    agent,
    headers: signedHeaders(wanted),
  });
  const answer = once(line, 'response')
    .then(([reply]) => answerOf(reply as IncomingMessage))
    .catch(() => 'cut' as const);
  line.on('error', () => undefined);
  return { line, answer };
};

/** A whole call over a line that the agent keeps; gives the text of its answer. */
export const textOfCall = async (url: string, wanted: Wanted, agent: Agent): Promise<string> => {
  const headers = signedHeaders(wanted);
  const line = request(url + wanted.path, { method: 'POST', agent, headers });
  line.end(wanted.body);
  const [reply] = (await once(line, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of reply.setEncoding('utf8')) text += String(chunk);
  return text;
};

const BOUNDARY = 'part-of-a-form';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** One part of a form; with a file name it is a file. */
export const part = (name: string, value: string | Uint8Array, fileName?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
export const FORM_END = Buffer.from(`--${BOUNDARY}--\r\n`);
