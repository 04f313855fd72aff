import { statSync } from 'node:fs';

/** A module of the app, what it imports at once, and what it weighs on the line. */
export type Piece = {
  id: string;
  imports: readonly string[];
  bytes: number;
  /** The file that it is in already, which stays as it is. */
  file?: string | null;
};
/** What is loaded by itself (a screen, a sheet), and how much its speed counts. */
export type Start = { id: string; weight: number };
export type Plan = {
  pieces: readonly Piece[];
  starts: readonly Start[];
  /** What one more request costs, in bytes of the line. */
  requestBytes: number;
  /** Scripts that fewer starts than these need are left to the bundler, which puts them with their start. */
  leastNeeds: number;
};

/** A file to be: its modules, the starts that need it, and the files that it imports. */
type File = {
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly isSheet: boolean;
  readonly needs: Set<number>;
  readonly imports: Set<File>;
};

/** A style sheet: fetched as a file of its own, whatever script imports it. */
const isSheet = (id: string): boolean => id.endsWith('.css');

/** All that can be reached from `start`, itself included. */
const allFrom = <T>(start: T, next: (one: T) => Iterable<T>): Set<T> => {
  const seen = new Set([start]);
  // a set is walked to its end, also over what is added on the way
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
};

/** For each module, the starts that need it. */
const needsOf = ({ pieces, starts }: Plan): ReadonlyMap<string, readonly number[]> => {
  const imports = new Map(pieces.map((piece) => [piece.id, piece.imports]));
  const needs = new Map<string, number[]>();
  for (const [n, { id: start }] of starts.entries())
    for (const id of allFrom(start, (one) => imports.get(one) ?? []))
      if (imports.has(id)) needs.set(id, [...(needs.get(id) ?? []), n]);
  return needs;
};

/** The files as they fall by themselves: modules that the very same starts need are in one. A start is never in a file with others. */
const filesOf = (plan: Plan): { all: Set<File>; shared: Set<File> } => {
  const needs = needsOf(plan);
  const isStart = new Set(plan.starts.map(({ id }) => id));
  const sorted = new Map<string, Piece[]>();
  for (const piece of plan.pieces) {
    const needed = needs.get(piece.id)?.join(' ');
    const together = needed && `${isSheet(piece.id) ? 'sheet' : 'script'} ${needed}`;
    const key = piece.file ?? (isStart.has(piece.id) ? piece.id : together);
    if (key !== undefined) sorted.set(key, [...(sorted.get(key) ?? []), piece]);
  }
  const fileOf = new Map<string, File>();
  const all = new Set<File>();
  const shared = new Set<File>();
  for (const pieces of sorted.values()) {
    const ids = pieces.map(({ id }) => id);
    const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
    const file: File = {
      ids,
      bytes,
      isSheet: isSheet(ids[0]!),
      needs: new Set(ids.flatMap((id) => needs.get(id) ?? [])),
      imports: new Set(),
    };
    for (const id of ids) fileOf.set(id, file);
    all.add(file);
    if (
      file.needs.size >= (file.isSheet ? 1 : plan.leastNeeds) &&
      !isStart.has(ids[0]!) &&
      !pieces[0]!.file
    )
      shared.add(file);
  }
  for (const { id, imports } of plan.pieces)
    for (const next of imports) {
      const [from, to] = [fileOf.get(id), fileOf.get(next)];
      if (from !== undefined && to !== undefined && from !== to) from.imports.add(to);
    }
  return { all, shared };
};

/** All files that come with these, without themselves. */
const under = (a: File, b: File): File[] =>
  [...allFrom(a, ({ imports }) => imports), ...allFrom(b, ({ imports }) => imports)].filter(
    (file) => file !== a && file !== b,
  );

/** Whether one of two files imports the other through a third: made one, they and the third would import each other. */
const hasDetour = (a: File, b: File): boolean =>
  under(a, b).some((file) => file.imports.has(a) || file.imports.has(b));

const union = (a: File, b: File): File => ({
  ids: [...a.ids, ...b.ids],
  bytes: a.bytes + b.bytes,
  isSheet: a.isSheet,
  needs: new Set([...a.needs, ...b.needs]),
  imports: new Set([...a.imports, ...b.imports].filter((file) => file !== a && file !== b)),
});

/**
 * Puts modules that starts share into few files: two become one where that spares the starts more in requests than it costs them in bytes that they do not need,
 * the best two first, and never so that files import each other. Gives the number of its file for each module.
 */
export const planFiles = (plan: Plan): ReadonlyMap<string, number> => {
  const { starts, requestBytes } = plan;
  const { all, shared } = filesOf(plan);
  const costOf = ({ needs, bytes }: Pick<File, 'needs' | 'bytes'>): number =>
    [...needs].reduce((sum, n) => sum + starts[n]!.weight, 0) * (bytes + requestBytes);
  /** What the starts are spared. A file comes with all that it imports, for whoever needs any of it. */
  const gainOf = (a: File, b: File): number => {
    const one = union(a, b);
    let gain = costOf(a) + costOf(b) - costOf(one);
    for (const { needs, bytes } of new Set(under(a, b))) {
      if (gain <= 0) break;
      gain -= costOf({ needs: new Set([...one.needs].filter((n) => !needs.has(n))), bytes });
    }
    return gain;
  };
  const put = (a: File, b: File): File => {
    const one = union(a, b);
    for (const file of under(a, b)) for (const n of one.needs) file.needs.add(n);
    for (const files of [all, shared]) {
      files.delete(a);
      files.delete(b);
      files.add(one);
    }
    for (const { imports } of all)
      if ([imports.delete(a), imports.delete(b)].includes(true)) imports.add(one);
    return one;
  };
  type Pair = { a: File; b: File; gain: number };
  const pairsOf = (a: File, others: readonly File[]): Pair[] =>
    others
      .filter((b) => b.isSheet === a.isSheet)
      .map((b) => ({ a, b, gain: gainOf(a, b) }))
      .filter(({ gain }) => gain > 0);
  const first = [...shared];
  let pairs = first.flatMap((a, n) => pairsOf(a, first.slice(n + 1)));
  for (;;) {
    pairs.sort((x, y) => y.gain - x.gain);
    const best = pairs.find((pair) => {
      // what was put together meanwhile has changed what comes with these
      pair.gain = gainOf(pair.a, pair.b);
      return pair.gain > 0 && !hasDetour(pair.a, pair.b);
    });
    if (best === undefined) break;
    const { a, b } = best;
    const others = [...shared].filter((file) => file !== a && file !== b);
    pairs = pairs.filter((pair) => ![a, b].includes(pair.a) && ![a, b].includes(pair.b));
    pairs.push(...pairsOf(put(a, b), others));
  }
  return new Map([...shared].flatMap(({ ids }, n) => ids.map((id) => [id, n] as const)));
};

type Info = {
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
  code: string | null;
};
type Context = { getModuleInfo(id: string): Info | null };
type Rules = Pick<Plan, 'requestBytes'> & {
  /** The file of a module in an earlier group; null where it is in none. */
  earlier: (id: string, context: Context) => string | null;
  /** How much the speed of what is loaded by itself counts; `importers`: who loads it. */
  weight: (id: string, importers: readonly string[]) => number;
};

/** Of a module's code, before it is minified and compressed, about this comes over the line. */
const PACKED = 0.2;

/** A module before it is minified and packed. The bundler knows no code of a style sheet: its file is weighed. */
const sizeOf = (id: string, code?: string | null): number =>
  isSheet(id) ? (statSync(id, { throwIfNoEntry: false })?.size ?? 0) : (code?.length ?? 0);

/** Code splitting of all that comes after the first load, by `planFiles`. Stands behind the other groups. */
export const sharedFiles = ({ earlier, weight, requestBytes }: Rules) => {
  const ids = new Set<string>();
  let planned: ReadonlyMap<string, number> | undefined;
  const plan = (context: Context): ReadonlyMap<string, number> => {
    const all = new Set(ids);
    // modules of earlier groups are not among those that are tested
    for (const id of all)
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) all.add(next);
    const modules = [...all].map((id) => ({ id, info: context.getModuleInfo(id) }));
    return planFiles({
      pieces: modules.map(({ id, info }) => ({
        id,
        imports: info?.importedIds ?? [],
        bytes: sizeOf(id, info?.code) * PACKED,
        file: earlier(id, context),
      })),
      starts: modules
        .map(({ id, info }) => ({ id, importers: info?.dynamicImporters ?? [] }))
        .filter(({ importers }) => importers.length > 0)
        .map(({ id, importers }) => ({ id, weight: weight(id, importers) })),
      requestBytes,
      leastNeeds: 2,
    });
  };
  return {
    debugName: 'shared files',
    // a module goes where the plan says, and takes nothing along
    includeDependenciesRecursively: false,
    test: (id: string): boolean => {
      ids.add(id);
      return /\.(m?[jt]sx?|css)$/.test(id);
    },
    name: (id: string, context: Context): string | null => {
      const number = (planned ??= plan(context)).get(id);
      return number === undefined ? null : `parts-${number}`;
    },
  };
};
