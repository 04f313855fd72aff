import fc from 'fast-check';
import * as z from 'zod/mini';

type Wire = fc.Arbitrary<unknown>;

const NUMBERS = [0, 1, -1, 2, 7, 12.3, 0.1, 99.99, 22.15, 113.55, 1000, 1_700_000_000_000];
const TEXTS = [
  '',
  'a',
  '奶茶',
  'say "hi"\\',
  'x'.repeat(60),
  '/uploads/a/b-c.jpg',
  '2026-11-21',
  '12:30',
  't-1',
];

/** Values of some that a schema takes. */
const taken = (schema: z.core.$ZodType, from: Wire, plain: readonly unknown[]): Wire => {
  const isTaken = (value: unknown): boolean => z.safeDecode(schema, value).success;
  const usual = plain.filter(isTaken);
  return usual.length === 0
    ? from.filter(isTaken)
    : fc.oneof(
        fc.constantFrom(...usual),
        from.map((value) => (isTaken(value) ? value : usual[0])),
      );
};

const textOf = (schema: z.core.$ZodType): Wire => {
  const patterns = [schema, ...(schema._zod.def.checks ?? [])].flatMap((part) =>
    part instanceof z.core.$ZodCheckStringFormat ? (part._zod.def.pattern ?? []) : [],
  );
  const [pattern] = patterns;
  const any = fc.string({ maxLength: 20 });
  if (pattern === undefined) return taken(schema, any, TEXTS);
  try {
    return taken(schema, fc.oneof(fc.stringMatching(pattern, { maxLength: 60 }), any), TEXTS);
  } catch {
    return taken(schema, any, TEXTS);
  }
};

const numberOf = (schema: z.core.$ZodType): Wire =>
  taken(
    schema,
    fc.oneof(
      fc.integer({ min: -1000, max: 100_000 }),
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
    ),
    NUMBERS,
  );

const objectOf = (schema: z.core.$ZodObject): Wire =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema._zod.def.shape).map(([key, field]) => [key, wireOf(field)]),
    ),
    {
      requiredKeys: Object.entries(schema._zod.def.shape)
        .filter(([, field]) => field._zod.optin === undefined)
        .map(([key]) => key),
    },
  );

/** Values in wire form that a schema takes, nearly all of them. */
export const wireOf = (schema: z.core.$ZodType): Wire => {
  if (schema instanceof z.core.$ZodObject) return objectOf(schema);
  if (schema instanceof z.core.$ZodArray)
    return fc.array(wireOf(schema._zod.def.element), { maxLength: 3 });
  if (schema instanceof z.core.$ZodNullable)
    return fc.oneof(wireOf(schema._zod.def.innerType), fc.constant(null));
  if (schema instanceof z.core.$ZodOptional)
    return fc.oneof(wireOf(schema._zod.def.innerType), fc.constant(undefined));
  if (schema instanceof z.core.$ZodEnum) return fc.constantFrom(...schema._zod.values);
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.core.$ZodUnion) return fc.oneof(...schema._zod.def.options.map(wireOf));
  if (schema instanceof z.core.$ZodPipe) {
    const { in: inside } = schema._zod.def;
    return wireOf(inside);
  }
  if (schema instanceof z.core.$ZodString) return textOf(schema);
  if (schema instanceof z.core.$ZodNumber) return numberOf(schema);
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodRecord)
    return fc.dictionary(fc.constantFrom('a', 'b'), wireOf(schema._zod.def.valueType));
  if (schema instanceof z.core.$ZodUndefined) return fc.constant(undefined);
  return fc.constant(null);
};
