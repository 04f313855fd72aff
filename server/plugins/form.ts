import type { IncomingMessage } from 'node:http';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { Refusal, refuse } from '../kit/refusal.ts';

export type Form = { fields: Readonly<Record<string, string>>; file: Uint8Array | null };
export const NO_FORM: Form = { fields: {}, file: null };

/** The file of a form: its field, and what it may weigh. */
export type FormFile = { name: string; mostBytes: number; tooLarge: ErrorName };
/** The parts that a form may have, each at most once. */
export type FormRule = { fields: readonly string[]; file: FormFile | null };

const FIELD_BYTES = 1000;
const HEADER_BYTES = 2000;
const HEADER_PAIRS = 10;
/** What a form weighs beside its file: fields, headers of parts, boundaries. */
const FRAME_BYTES = 16 * 1024;
/** Of a refused form so much is still read and discarded, so that the sender sees the refusal; then the connection is closed. */
const DRAIN_BYTES = 32 * 1024 * 1024;

const wrong = (issue: string): never => refuse('BAD_REQUEST', { issues: [issue] });

/** Reads forms as a stream, on the routes of this scope alone: their handlers run before a byte of the body is read. */
export const formBodies = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { throwFileSizeLimit: false });
};

const bytesOf = async ({ file }: MultipartFile, tooLarge: ErrorName): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (file.truncated) refuse(tooLarge);
    chunks.push(chunk);
  }
  return file.truncated ? refuse(tooLarge) : Buffer.concat(chunks);
};

/** Rejects when a body weighs more than it may, whatever its length header says. */
const overweight = (raw: IncomingMessage, most: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) reject(new Refusal('BAD_REQUEST', { issues: ['form'] }));
    });
  });

const limitsOf = ({ fields, file }: FormRule) => ({
  parts: fields.length + (file === null ? 0 : 1),
  fields: fields.length,
  files: file === null ? 0 : 1,
  fieldSize: FIELD_BYTES,
  fileSize: file?.mostBytes ?? 0,
  headerPairs: HEADER_PAIRS,
  headerSize: HEADER_BYTES,
});

const take = async (
  parts: AsyncIterable<Multipart>,
  { fields: wanted, file: fileRule }: FormRule,
): Promise<Form> => {
  const fields: Record<string, string> = {};
  let file: Uint8Array | null = null;
  for await (const part of parts) {
    if (part.type === 'file') {
      if (fileRule === null || part.fieldname !== fileRule.name || file !== null)
        return wrong('form');
      file = await bytesOf(part, fileRule.tooLarge);
    } else {
      if (!wanted.includes(part.fieldname) || part.fieldname in fields) return wrong('form');
      if (part.valueTruncated || typeof part.value !== 'string') return wrong(part.fieldname);
      fields[part.fieldname] = part.value;
    }
  }
  return { fields, file };
};

/** The wanted parts of a form, and nothing else: whatever is too many, too long or not asked for ends the reading. */
export const readForm = async (request: FastifyRequest, rule: FormRule): Promise<Form> => {
  if (!request.isMultipart()) return NO_FORM;
  const { raw } = request;
  const { file } = rule;
  const most = FRAME_BYTES + (file?.mostBytes ?? 0);
  if (Number(raw.headers['content-length'] ?? 0) > most)
    return file === null ? wrong('form') : refuse(file.tooLarge);
  // a request that was cut before this has said so already, and its parts would never end
  if (raw.destroyed) return wrong('form');
  const parts = request.parts({ limits: limitsOf(rule) });
  try {
    return await Promise.race([take(parts, rule), overweight(raw, most)]);
  } catch (error) {
    raw.unpipe();
    // errors of the form parser, a closed connection included, are the caller's
    return error instanceof Refusal ? refuse(error.reason, error.data) : wrong('form');
  }
};

/** Lets the rest of a refused form pass by unread, up to a limit. */
export const drain = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (raw.complete) return;
  if (Number(raw.headers['content-length'] ?? 0) > DRAIN_BYTES) reply.header('connection', 'close');
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAIN_BYTES) raw.destroy();
  });
  raw.resume();
};
