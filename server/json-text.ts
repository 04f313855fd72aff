import * as z from 'zod/mini';
import type { Call, ReplyOf } from '#shared/contract/define.ts';

/** A reply that is JSON text already, made by its schema before: `bind` sends it as it is. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A use case's answer in wire form. Throws when it breaks its schema, naming the paths only. */
export const encodeReply = <C extends Call>(call: C, value: ReplyOf<C>): unknown => {
  const encoded = z.safeEncode(call.reply, value);
  if (!encoded.success) throw new Error(`the reply of ${call.path} breaks its schema at ${encoded.error.issues.map(({ path }) => path.map(String).join('.')).join(', ')}`);
  return encoded.data;
};
