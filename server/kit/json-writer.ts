import * as z from 'zod/mini';
import { checksOf, passOf, refuse } from './json-checks.ts';
import { quoted } from './json-quote.ts';

/** The JSON text of a value in wire form; undefined where JSON leaves it out. Throws for a value that its schema may refuse. */
type Write = (value: unknown) => string | undefined;

const written = new WeakMap<z.core.$ZodType, Write>();

/** What zod itself makes of a value: for the few kinds of schemas without a writer of their own. */
const byZod =
  (schema: z.core.$ZodType): Write =>
  (value) => {
    const made = z.safeEncode(schema, value);
    return made.success ? JSON.stringify(made.data) : refuse();
  };

const writeArray = (schema: z.core.$ZodArray): Write => {
  const write = writerOf(schema._zod.def.element);
  return (value) => {
    if (!Array.isArray(value)) return refuse();
    let text = '[';
    for (let place = 0; place < value.length; place += 1)
      text += `${place === 0 ? '' : ','}${write(value[place]) ?? 'null'}`;
    return `${text}]`;
  };
};

type Field = { key: string; name: string; write: Write; absent: 'refused' | 'left' | 'written' };

const fieldOf = ([key, schema]: [string, z.core.$ZodType]): Field => {
  const { optin, optout } = schema._zod;
  const absent =
    optin === undefined
      ? 'refused'
      : optin === 'optional' && optout === 'optional'
        ? 'left'
        : 'written';
  return { key, name: `${JSON.stringify(key)}:`, write: writerOf(schema), absent };
};

/** Only the fields that the schema names, in its order. */
const writeObject = (schema: z.core.$ZodObject): Write => {
  const { shape, catchall } = schema._zod.def;
  const isPlain =
    catchall === undefined &&
    Object.getOwnPropertySymbols(shape).length === 0 &&
    !('__proto__' in Object.assign(Object.create(null), shape)) &&
    !Object.hasOwn(shape, 'toJSON');
  if (!isPlain) return byZod(schema);
  const fields = Object.entries(shape).map(fieldOf);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse();
    let text = '';
    for (const { key, name, write, absent } of fields) {
      const field = (value as Readonly<Record<string, unknown>>)[key];
      if (field === undefined && absent !== 'written' && !(key in value)) {
        if (absent === 'refused') return refuse();
        continue;
      }
      const made = write(field);
      if (made !== undefined) text += `${text === '' ? '{' : ','}${name}${made}`;
    }
    return text === '' ? '{}' : `${text}}`;
  };
};

const writeOneOf = (values: Iterable<unknown>): Write => {
  const texts = new Map([...values].map((value) => [value, JSON.stringify(value)]));
  return (value) => texts.get(value) ?? (texts.has(value) ? undefined : refuse());
};

const writeUnion = (schema: z.core.$ZodUnion): Write => {
  const { options } = schema._zod.def;
  const literals = options.map((option) =>
    option instanceof z.core.$ZodLiteral && !option._zod.def.checks?.length
      ? option._zod.def.values
      : null,
  );
  return literals.every((values) => values !== null) ? writeOneOf(literals.flat()) : byZod(schema);
};

/** Each option by what it says of itself in one field; what none claims is left to zod. */
const writeDiscriminated = (schema: z.core.$ZodDiscriminatedUnion): Write => {
  const { options, discriminator } = schema._zod.def;
  const writes = new Map<unknown, Write>();
  for (const option of options)
    for (const name of option._zod.propValues?.[discriminator] ?? []) {
      if (writes.has(name)) return byZod(schema);
      writes.set(name, writerOf(option));
    }
  writes.delete(undefined);
  const rest = byZod(schema);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse();
    const write = writes.get((value as Readonly<Record<string, unknown>>)[discriminator]);
    return (write ?? rest)(value);
  };
};

/** What is said of the value inside first, then how it is written outside. */
const writePipe = (schema: z.core.$ZodPipe | z.core.$ZodCodec): Write => {
  const { def } = schema._zod;
  const pass = passOf(def.out);
  if (pass === null) return byZod(schema);
  const write = writerOf(def.in);
  const { reverseTransform } = def;
  if (reverseTransform === undefined) return (value) => write(pass(value));
  return (value) => {
    const payload = { value: pass(value), issues: [] };
    const outside = reverseTransform(payload.value, payload);
    return payload.issues.length > 0 ? refuse() : write(outside);
  };
};

const writeOptional = (schema: z.core.$ZodOptional): Write => {
  const { innerType } = schema._zod.def;
  const write = writerOf(innerType);
  if (schema instanceof z.core.$ZodExactOptional) return write;
  if (innerType._zod.optin === 'defaulted') return byZod(schema);
  return (value) => (value === undefined ? undefined : write(value));
};

const writeNullable = (schema: z.core.$ZodNullable): Write => {
  const write = writerOf(schema._zod.def.innerType);
  return (value) => (value === null ? 'null' : write(value));
};

const writeLeaf = (schema: z.core.$ZodType): Write => {
  const pass = passOf(schema);
  if (pass === null) return byZod(schema);
  if (schema instanceof z.core.$ZodString) return (value) => quoted(pass(value) as string);
  return schema instanceof z.core.$ZodNumber || schema instanceof z.core.$ZodBoolean
    ? (value) => String(pass(value))
    : (value) => JSON.stringify(pass(value));
};

/** The writer of a schema that has no checks of its own. */
const uncheckedOf = (schema: z.core.$ZodType): Write => {
  if (schema instanceof z.core.$ZodObject) return writeObject(schema);
  if (schema instanceof z.core.$ZodArray) return writeArray(schema);
  if (schema instanceof z.core.$ZodNullable) return writeNullable(schema);
  if (schema instanceof z.core.$ZodOptional) return writeOptional(schema);
  if (schema instanceof z.core.$ZodEnum) return writeOneOf(schema._zod.values);
  if (schema instanceof z.core.$ZodLiteral) return writeOneOf(schema._zod.def.values);
  if (schema instanceof z.core.$ZodDiscriminatedUnion) return writeDiscriminated(schema);
  if (schema instanceof z.core.$ZodUnion) return writeUnion(schema);
  if (schema instanceof z.core.$ZodPipe || schema instanceof z.core.$ZodCodec)
    return writePipe(schema);
  return writeLeaf(schema);
};

const CONTAINERS = [
  z.core.$ZodObject,
  z.core.$ZodArray,
  z.core.$ZodNullable,
  z.core.$ZodOptional,
  z.core.$ZodEnum,
  z.core.$ZodLiteral,
  z.core.$ZodUnion,
  z.core.$ZodPipe,
  z.core.$ZodCodec,
];

const made = (schema: z.core.$ZodType): Write => {
  const isLeaf = !CONTAINERS.some((kind) => schema instanceof kind);
  if (isLeaf || !schema._zod.def.checks?.length) return uncheckedOf(schema);
  const [check, write] = [checksOf(schema), uncheckedOf(schema)];
  return check === null ? write : (value) => write(check(value));
};

/** The writer of a schema, made once. A schema that holds itself finds the one that is being made. */
const writerOf = (schema: z.core.$ZodType): Write => {
  const known = written.get(schema);
  if (known !== undefined) return known;
  let own: Write = refuse;
  written.set(schema, (value) => own(value));
  own = made(schema);
  written.set(schema, own);
  return own;
};

/** A value in wire form as JSON text, or undefined where its schema may refuse it: then zod has the last word. Nothing that the schema does not name is written. */
export const writtenBy = (schema: z.core.$ZodType, value: unknown): string | undefined => {
  try {
    return writerOf(schema)(value);
  } catch {
    return undefined;
  }
};
