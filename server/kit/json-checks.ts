import * as z from 'zod/mini';

/** A value that its schema's checks let through, as they leave it. Throws for one that they may refuse. */
type Pass = (value: unknown) => unknown;
type Check = z.core.$ZodCheck;

const REFUSED = new Error('a value that its schema may refuse');

/** Leaves the last word to zod. */
export const refuse = (): never => {
  throw REFUSED;
};

const when =
  (holds: (value: unknown) => boolean): Pass =>
  (value) =>
    holds(value) ? value : refuse();

/** Any check, as zod runs it. */
const byZod = (check: Check): Pass => {
  const run = check._zod as unknown as z.core.$ZodCheckInternals<unknown>;
  return (value) => {
    const payload: z.core.ParsePayload = { value, issues: [] };
    if (run.def.when && !run.def.when(payload)) return value;
    return run.check(payload) instanceof Promise || payload.issues.length > 0
      ? refuse()
      : payload.value;
  };
};

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN;

const passOfInt = (format: z.core.$ZodNumberFormats, zod: Pass): Pass => {
  if (!format.includes('int')) return zod;
  const [least, most] = z.core.util.NUMBER_FORMAT_RANGES[format];
  return when(
    (value) =>
      Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
  );
};

/** A check as a comparison where that is plain; what the comparison does not settle is left to zod. */
const passOfCheck = (check: Check): Pass => {
  const zod = byZod(check);
  if (check instanceof z.core.$ZodCheckMaxLength) {
    const { maximum } = check._zod.def;
    return (value) => (lengthOf(value) <= maximum ? value : zod(value));
  }
  if (check instanceof z.core.$ZodCheckMinLength) {
    const { minimum } = check._zod.def;
    // a character takes at most two units
    const surely = minimum <= 1 ? minimum : minimum * 2;
    return (value) => (lengthOf(value) >= surely ? value : zod(value));
  }
  if (check instanceof z.core.$ZodCheckNumberFormat) return passOfInt(check._zod.def.format, zod);
  if (check instanceof z.core.$ZodCheckRegex) {
    const { pattern } = check._zod.def;
    return pattern.global || pattern.sticky
      ? zod
      : when((value) => typeof value === 'string' && pattern.test(value));
  }
  if (check instanceof z.core.$ZodCheckGreaterThan || check instanceof z.core.$ZodCheckLessThan)
    return passOfBound(check, zod);
  if (check instanceof z.core.$ZodCustom) {
    const { fn } = check._zod.def;
    return when((value) => fn(value) === true);
  }
  return zod;
};

const passOfBound = (
  check: z.core.$ZodCheckGreaterThan | z.core.$ZodCheckLessThan,
  zod: Pass,
): Pass => {
  const { value: bound, inclusive } = check._zod.def;
  if (typeof bound !== 'number') return zod;
  const isLeast = check instanceof z.core.$ZodCheckGreaterThan;
  return when((value) => {
    if (typeof value !== 'number') return false;
    if (inclusive && value === bound) return true;
    return isLeast ? value > bound : value < bound;
  });
};

/** All checks of a schema, in order; its own kind of number or text is the first of them. Null: it has none. */
export const checksOf = (schema: z.core.$ZodType): Pass | null => {
  const { checks = [] } = schema._zod.def;
  const own = schema instanceof z.core.$ZodCheck ? [schema as unknown as Check, ...checks] : checks;
  const passes = own.map((check) => passOfCheck(check));
  const [first, second] = passes;
  if (first === undefined) return null;
  if (second === undefined) return first;
  return (value) => {
    let left = value;
    for (const pass of passes) left = pass(left);
    return left;
  };
};

const typeOf = (schema: z.core.$ZodType): ((value: unknown) => boolean) | null => {
  if ((schema._zod.def as { coerce?: boolean }).coerce) return null;
  if (schema instanceof z.core.$ZodString) return (value) => typeof value === 'string';
  if (schema instanceof z.core.$ZodNumber) return (value) => Number.isFinite(value);
  if (schema instanceof z.core.$ZodBoolean) return (value) => typeof value === 'boolean';
  if (schema instanceof z.core.$ZodNull) return (value) => value === null;
  if (schema instanceof z.core.$ZodUndefined) return (value) => value === undefined;
  const takesAll = [z.core.$ZodCustom, z.core.$ZodAny, z.core.$ZodUnknown];
  return takesAll.some((kind) => schema instanceof kind) ? () => true : null;
};

/** What a schema lets through unchanged in kind: of a text, a number, a flag, or what a function judges. Null: of no other. */
export const passOf = (schema: z.core.$ZodType): Pass | null => {
  const isOfType = typeOf(schema);
  if (isOfType === null) return null;
  const pass = checksOf(schema);
  if (pass === null) return (value) => (isOfType(value) ? value : refuse());
  return (value) => {
    if (!isOfType(value)) return refuse();
    const left = pass(value);
    return left === value || isOfType(left) ? left : refuse();
  };
};
