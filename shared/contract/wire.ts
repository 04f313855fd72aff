import * as z from 'zod/mini';
import { fromDollars, toDollars, type Cents } from '../kernel/money.ts';
import type { Id } from '../kernel/ids.ts';
import type { Day, Instant } from '../kernel/time.ts';

/** Decimal dollars on the wire, whole cents inside. */
export const dollars = z.codec(z.number().check(z.gte(-1e9), z.lte(1e9)), z.custom<Cents>((value) => Number.isSafeInteger(value)), {
  decode: (value) => fromDollars(value),
  encode: (value) => toDollars(value),
});

/** Whole milliseconds since 1970 UTC, both on the wire and inside. */
export const instant = z.pipe(z.int(), z.custom<Instant>((value) => Number.isSafeInteger(value)));

/** `YYYY-MM-DD` at UTC+8. */
export const day = z.pipe(z.string().check(z.regex(/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/)), z.custom<Day>((value) => typeof value === 'string'));

const idText = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** An id of one noun: 1 to 64 letters, digits, `_`, `-`, `.`, `:`. */
export const id = <T extends Id<string>>() => z.pipe(idText, z.custom<T>((value) => typeof value === 'string'));

/** The address of a picture that was uploaded here, as the upload's answer names it: nothing of another site. */
export const uploadedPicture = z.string().check(z.maxLength(200), z.regex(/^\/uploads\/[a-z]+\/[\w-]+\.(jpg|png|webp)$/));

/** Text of at most `most` characters, trimmed, without control characters. */
export const text = (most: number, least = 0) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(/^[^\u0000-\u001f\u007f]*$/));

/**
 * A field that the caller may leave out, and that the receiver always sees. Unlike `z._default` it may be left out of what is encoded too:
 * the client sends what its caller wrote.
 */
export const withDefault = <T extends z.core.$ZodType>(inner: T, value: z.output<T>) =>
  z.codec(z.optional(inner), z.custom<z.output<T>>(() => true), { decode: (given): z.output<T> => given ?? value, encode: (given): z.output<T> => given });

export const count = z.int().check(z.gte(0), z.lte(1_000_000_000));

/** The request half of a paged list (spec 001 §3): `offset` is what the last page gave as `nextOffset`. */
export const paging = { offset: withDefault(count, 0), size: withDefault(z.int().check(z.gte(1), z.lte(100)), 20) };

/** The reply half of a paged list. */
export const page = <T extends z.core.$ZodType>(row: T) => z.object({ result: z.array(row), next: z.boolean(), nextOffset: count });
