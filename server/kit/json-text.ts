import * as z from 'zod/mini';
import type { Call, ReplyOf } from '#shared/contract/define.ts';
import { writtenBy } from './json-writer.ts';
import type { TextHead } from './text-head.ts';

/** A reply that is JSON text already, made by its schema before: `bind` sends it as it is. `head`: what comes before the text, where other replies begin so too. */
export class JsonText {
  readonly text: string;
  readonly head: TextHead | null;

  constructor(text: string, head: TextHead | null = null) {
    this.text = text;
    this.head = head;
  }
}

/** A value in wire form. Throws when it breaks its schema, naming the paths only. */
export const encoded = <T extends z.core.$ZodType>(
  schema: T,
  value: z.output<T>,
  name: string,
): z.input<T> => {
  const made = z.safeEncode(schema, value);
  if (!made.success)
    throw new Error(
      `${name} breaks its schema at ${made.error.issues.map(({ path }) => path.map(String).join('.')).join(', ')}`,
    );
  return made.data;
};

const nameOf = ({ path }: Call): string => `the reply of ${path}`;

/** A use case's answer in wire form. */
export const encodeReply = <C extends Call>(call: C, value: ReplyOf<C>): unknown =>
  encoded(call.reply, value, nameOf(call));

/** A value in wire form as JSON text: the very text of `encoded`, several times faster. Throws as that does. */
export const encodedText = <T extends z.core.$ZodType>(
  schema: T,
  value: z.output<T>,
  name: string,
): string => writtenBy(schema, value) ?? JSON.stringify(encoded(schema, value, name));

/** A use case's answer, which is an object or a list, as JSON text. */
export const objectText = <C extends Call>(call: C, value: ReplyOf<C>): string =>
  encodedText(call.reply, value, nameOf(call));

/** A use case's answer as JSON text. One that is no object or list is sent as it is: an empty answer has no text. */
export const replyText = <C extends Call>(call: C, value: ReplyOf<C>): unknown =>
  typeof value === 'object' && value !== null ? objectText(call, value) : encodeReply(call, value);

/** A page of a list whose rows are text already; `rest` in wire form. */
export const pageText = (
  rows: readonly string[],
  rest: Readonly<Record<string, unknown>>,
): JsonText => new JsonText(`{"result":[${rows.join(',')}],${JSON.stringify(rest).slice(1)}`);
