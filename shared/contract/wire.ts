import * as z from 'zod/mini';
import { fromDollars, toDollars, type Cents } from '../kernel/money.ts';
import type { Id } from '../kernel/ids.ts';
import type { Day, Instant } from '../kernel/time.ts';

/** Decimal dollars on the wire, whole cents inside. */
export const dollars = z.codec(
  z.number().check(z.gte(-1e9), z.lte(1e9)),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  {
    decode: (value) => fromDollars(value),
    encode: (value) => toDollars(value),
  },
);

/** A code or another whole number that a caller names: what a column of four bytes holds. */
export const whole = z.int32();

/**
 * The last moment that is taken: its calendar day, and those some months on, still have a year of
 * four digits.
 */
const LATEST_MS = Date.UTC(9999, 0, 1);

/** Whole milliseconds since 1970 UTC, both on the wire and inside. */
export const instant = z.pipe(
  z.int().check(z.gte(0), z.lte(LATEST_MS)),
  z.custom<Instant>((value) => Number.isSafeInteger(value)),
);

/** `YYYY-MM-DD` at UTC+8: a day of the calendar from 1970 on. */
export const day = z.pipe(
  z.string().check(
    z.regex(/^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
    z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false),
  ),
  z.custom<Day>((value) => typeof value === 'string'),
);

/** Degrees. */
export const lat = z.number().check(z.gte(-90), z.lte(90));
/** A longitude in degrees. */
export const lon = z.number().check(z.gte(-180), z.lte(180));

/** An id of a thing that has no noun of its own in the core. */
export const plainId = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** An id of one noun: 1 to 64 letters, digits, `_`, `-`, `.`, `:`. */
export const id = <T extends Id<string>>() =>
  z.pipe(
    plainId,
    z.custom<T>((value) => typeof value === 'string'),
  );

/**
 * The address of a picture that was uploaded here, as the upload's answer names it: nothing of
 * another site.
 */
export const uploadedPicture = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/uploads\/[a-z]+\/[\w-]+\.(jpg|png|webp)$/));

/**
 * Text of at most `most` characters, trimmed, without control characters and halves of characters:
 * no database takes a lone surrogate as JSON. A line break of a field with several lines becomes a
 * space.
 */
export const text = (most: number, least = 0) =>
  z.string().check(
    z.overwrite((written) => written.replaceAll(/\s*[\r\n]\s*/g, ' ')),
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.regex(/^[^\u0000-\u001f\u007f\p{Surrogate}]*$/u),
  );

/**
 * Text that is taken as it is: a password, a scan, a token of somebody else's. Without NUL and
 * halves of characters, which no database takes.
 */
export const rawText = (most: number, least = 0) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.regex(/^[^\u0000\p{Surrogate}]*$/u));

/**
 * A field that the caller may leave out, and that the receiver always sees. Unlike `z._default` it
 * may be left out of what is encoded too: the client sends what its caller wrote.
 */
export const withDefault = <T extends z.core.$ZodType>(inner: T, value: z.output<T>) =>
  z.codec(
    z.optional(inner),
    z.custom<z.output<T>>(() => true),
    { decode: (given): z.output<T> => given ?? value, encode: (given): z.output<T> => given },
  );

/**
 * A field of a reply that was added later, and what it is where an older server leaves it out:
 * tills are updated at other times than their server.
 */
export const addedLater = withDefault;

/** A whole number from 0. */
export const count = z.int().check(z.gte(0), z.lte(1_000_000_000));

/**
 * The request half of a paged list (spec 001 §3): `offset` is what the last page gave as
 * `nextOffset`.
 */
export const paging = {
  offset: withDefault(count, 0),
  size: withDefault(z.int().check(z.gte(1), z.lte(100)), 20),
};

/** The reply half of a paged list. */
export const page = <T extends z.core.$ZodType>(row: T) =>
  z.object({ result: z.array(row), next: z.boolean(), nextOffset: count });
