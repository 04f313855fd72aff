import * as z from 'zod/mini';

/** As much of a schema as a walk looks at; which of it is there goes by `type`. */
type Def = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
};
const defOf = (schema: z.core.$ZodType): Def => schema._zod.def;
const isTaken = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeDecode(schema, value).success;

/** Some text that a field takes: a word, a phone number, a code, a day, a time, an address of a page or of a picture, a token. */
const PLAIN = [
  'a',
  '66880001',
  '123456',
  '2026-11-22',
  '12:30',
  'https://example.org/',
  '/',
  '/uploads/refund/a.png',
  'comment_tag1',
  'Abcdefgh12345678abcdefgh',
  1,
  0,
  60,
  1_790_000_000_000,
];

/** Half a character, and the one that no database holds in a text. */
const [LONE, NUL] = ['\ud800', '\u0000'];
/** The worst first. */
const textsFrom = (plain: string): string[] => [
  plain + LONE,
  plain + NUL,
  LONE,
  NUL,
  '0000-01-01',
  '2026-01-00',
  '2026-02-31',
  '9999-12-31',
  ...[100_000, 2000, 500, 200, 64, 20].map((length) => plain.padEnd(length, 'x')),
  '_%\\\'"',
  '../../__proto__',
  '😀'.repeat(5),
  '9'.repeat(15),
  '',
];
const NUMBERS = [
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER,
  8_640_000_000_000_000,
  -8_640_000_000_000_000,
  253_402_300_799_999,
  Date.UTC(9999, 0, 1),
  3_000_000_000,
  -3_000_000_000,
  2 ** 31 - 1,
  -(2 ** 31),
  1e9,
  -1e9,
  100_000,
  1000,
  180,
  -180,
  90,
  -90,
  1e-320,
  0.5,
  -1,
  0,
];
/** So many of those that a field takes are sent. */
const OF_A_FIELD = 2;

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** A value that a schema takes. `known`: what to say for a field of some name, where it fits. */
export const plainValue = (
  schema: z.core.$ZodType,
  known: (field: string) => unknown,
  field = '',
): unknown => {
  const given = known(field);
  if (given !== undefined && isTaken(schema, given)) return given;
  const def = defOf(schema);
  if (def.shape)
    return Object.fromEntries(
      Object.entries(def.shape).map(([name, inner]) => [name, plainValue(inner, known, name)]),
    );
  if (def.element) return [plainValue(def.element, known, field)];
  const [inner] = [def.innerType, def.in, ...(def.options ?? [])].filter(
    (one) => one !== undefined,
  );
  if (inner) return plainValue(inner, known, field);
  return [...Object.values(def.entries ?? {}), ...(def.values ?? []), true, ...PLAIN].find(
    (value) => isTaken(schema, value),
  );
};

const extremesOf = (schema: z.core.$ZodType, plain: unknown): unknown[] => {
  const { type } = defOf(schema);
  const all =
    type === 'string'
      ? textsFrom(typeof plain === 'string' ? plain : '')
      : type === 'number'
        ? NUMBERS
        : [];
  return all.filter((value) => isTaken(schema, value)).slice(0, OF_A_FIELD);
};

const changed = (schema: z.core.$ZodType, plain: unknown): unknown[] => {
  const { shape, element, innerType, in: from, options } = defOf(schema);
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) =>
      changed(inner, (plain as Record<string, unknown> | null)?.[name]).map((value) => ({
        ...(plain as object),
        [name]: value,
      })),
    );
  if (element) {
    const first: unknown = Array.isArray(plain) ? plain[0] : undefined;
    const longest = [1000, 100, 20, 5]
      .map((length) => Array.from({ length }, () => first))
      .find((list) => isTaken(schema, list));
    return [[], ...(longest ? [longest] : []), ...changed(element, first).map((value) => [value])];
  }
  const inner = innerType ?? from;
  if (inner) return changed(inner, plain);
  return options ? options.flatMap((option) => changed(option, plain)) : extremesOf(schema, plain);
};

/** Bodies that a schema takes, a plain one and one with a field at its extreme for each field; and one that is too deep for any. What a schema refuses is refused at one place for all calls. */
export const extremeBodies = (schema: z.core.$ZodType, plain: unknown): unknown[] => [
  plain,
  ...changed(schema, plain),
  Object.fromEntries(Object.keys(plain as object).map((name) => [name, deep(500)])),
];
