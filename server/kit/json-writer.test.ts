import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import { encodedText } from './json-text.ts';
import { writtenBy } from './json-writer.ts';
import { wireOf } from './wire-arbitrary.ts';

const calls = Object.entries(contract) as [string, Call][];
const schemas = calls.flatMap(([name, { reply, messages }]) => [
  [name, reply] as const,
  ...(messages ? [[`${name} (messages)`, messages] as const] : []),
]);

/** What the schema itself makes of a value; undefined where it refuses. */
const byZod = (schema: z.core.$ZodType, value: unknown): string | undefined => {
  const made = z.safeEncode(schema, value);
  return made.success ? JSON.stringify(made.data) : undefined;
};

/** What stands where something else should. */
const SPOILED = [undefined, null, Number.NaN, -1, 1.5, 1e17, '', '\ud800"\\\n', 'x', true, [], {}];

/** A copy of a value in which something at one place is another thing, or missing, or more. */
const spoiled = (value: unknown, turn: number, other: unknown): unknown => {
  if (turn <= 0 || typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  if (keys.length === 0) return other;
  const key = keys[turn % keys.length]!;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  copy[key] = spoiled(copy[key], Math.floor(turn / keys.length), other);
  return copy;
};

/** A copy with a field in every object that no schema names. */
const withMore = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withMore)
    : typeof value === 'object' && value !== null
      ? {
          platformCommission: 7,
          ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMore(one)])),
        }
      : value;

const decoded = (schema: z.core.$ZodType, wire: unknown): unknown => {
  const read = z.safeDecode(schema, wire);
  fc.pre(read.success);
  return read.data;
};

describe('the text of an answer', () => {
  it('is what its schema makes of it, without a field that the schema does not name', () => {
    for (const [name, schema] of schemas)
      fc.assert(
        fc.property(wireOf(schema), (wire) => {
          const value = decoded(schema, wire);
          const wanted = byZod(schema, value);
          fc.pre(wanted !== undefined);
          expect(writtenBy(schema, value), name).toBe(wanted);
          const more = withMore(value);
          expect(writtenBy(schema, more), name).toBe(byZod(schema, more));
        }),
        { numRuns: 5 },
      );
  }, 120_000);

  it('is never written where its schema refuses', () => {
    for (const [name, schema] of schemas)
      fc.assert(
        fc.property(
          wireOf(schema),
          fc.nat(5000),
          fc.constantFrom(...SPOILED),
          (wire, turn, other) => {
            const value = spoiled(decoded(schema, wire), turn, other);
            const text = writtenBy(schema, value);
            if (text !== undefined) expect(text, name).toBe(byZod(schema, value));
          },
        ),
        { numRuns: 8 },
      );
  }, 120_000);

  it('of what breaks its schema is an error that names the paths only', () => {
    const schema = z.object({ rows: z.array(z.object({ name: z.string() })) });
    const value = { rows: [{ name: 'tea' }, { name: 5 as unknown as string }] };
    expect(() => encodedText(schema, value, 'a list')).toThrow(
      'a list breaks its schema at rows.1.name',
    );
  });

  it('is quoted as JSON is', () => {
    const schema = z.object({ text: z.string() });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(writtenBy(schema, { text })).toBe(JSON.stringify({ text }));
      }),
    );
  });
});
