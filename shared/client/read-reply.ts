import * as z from 'zod/mini';
import type { Call } from '../contract/define.ts';
import { ERROR_CODES, errorNameOf } from '../codes/error-code.ts';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import type { HttpReply } from './transport.ts';

const refusal = z.object({
  code: z.number(),
  note: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
const envelope = z.object({ code: z.literal(0), data: z.unknown() });

/**
 * An unknown code under a status from 500 on comes from a proxy or a broken server: it is no
 * refusal, and the request may have been carried out.
 */
const kindOf = (code: number, status: number): ApiErrorKind => {
  if (code === ERROR_CODES.SESSION_INVALID) return 'session';
  return status >= 500 && errorNameOf(code) === undefined ? 'network' : 'business';
};

/**
 * Reads an answer as one of: the documented object itself, `{code: 0, data}`, or a refusal `{code <
 * 0, note, data}` under any status (decision O1). Throws `ApiError`: `session` for -10001003,
 * `business` for another refusal, `network` for a bad status without a code, or with one of no
 * refusal that we know from 500 on, `contract` for a broken shape.
 */
export const readReply = (call: Call, reply: HttpReply): unknown => {
  const { path } = call;
  const wrapped = envelope.safeParse(reply.body);
  const refused = refusal.safeParse(reply.body);
  const isGood = reply.status >= 200 && reply.status < 300;
  if (refused.success && (refused.data.code < 0 || (!isGood && !wrapped.success))) {
    const { code, note, data } = refused.data;
    throw new ApiError({
      kind: kindOf(code, reply.status),
      path,
      code,
      ...(note !== undefined && { note }),
      data,
    });
  }
  if (!isGood) throw new ApiError({ kind: 'network', path, cause: reply.status });
  const decoded = z.safeDecode(call.reply, wrapped.success ? wrapped.data.data : reply.body);
  if (!decoded.success) throw new ApiError({ kind: 'contract', path, cause: decoded.error });
  return decoded.data;
};
