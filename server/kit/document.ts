import * as z from 'zod/mini';
import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Day, Instant } from '#shared/kernel/time.ts';

/** The schema of a JSON document as the database holds it: money in cents, moments in milliseconds. It checks and does not transform. */
export type DocumentOf<T> = z.ZodMiniType<T>;

export const moneyField = z.custom<Cents>((value) => Number.isSafeInteger(value));
export const momentField = z.custom<Instant>((value) => Number.isSafeInteger(value));
export const dayField = z.custom<Day>(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
);
export const idField = <T extends Id<string>>() =>
  z.custom<T>((value) => typeof value === 'string');
export const bilingual = z.object({ zh: z.string(), en: z.string() });

/** A document that a schema has checked. Names the paths that break it, never a value. */
export const checkedDocument = <T>(schema: DocumentOf<T>, value: unknown, name: string): T => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.map(String).join('.'));
  throw new TypeError(`${name} breaks its schema at ${paths.join(', ')}`);
};
