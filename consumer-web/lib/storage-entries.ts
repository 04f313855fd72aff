import * as z from 'zod/mini';

type Entries<T> = Readonly<Record<string, T>>;

const mapped = <A, B>(entries: Entries<A>, change: (value: A) => B[]): Record<string, B> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => change(value).map((one) => [key, one])),
  );

/** A stored record: an entry that cannot be read is left out, and costs none of the others. */
export const readableEntries = <T>(entry: z.ZodMiniType<T>) =>
  z.codec(z.record(z.string(), z.unknown()), z.custom<Entries<T>>(), {
    decode: (raw) =>
      mapped(raw, (value) => {
        const read = entry.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    encode: (entries) => mapped(entries, (value) => [z.encode(entry, value)]),
  });
