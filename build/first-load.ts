import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin } from 'vite';

export type Context = {
  getModuleInfo(id: string): { importedIds: readonly string[]; code?: string | null } | null;
};
/**
 * A file of the first load: the modules of `from` and everything they import, directly or not, that
 * no earlier file holds. `only` narrows it to some paths. `byName`: of packages that name more in
 * their index than is used, what the importing modules name. `without`: nothing that these need.
 */
export type Part = {
  name: string;
  from: readonly RegExp[];
  only?: RegExp;
  byName?: RegExp;
  without?: readonly RegExp[];
};

/** A name as identifiers and file names share it: `useNow` is in `use-now.mjs`. */
const plain = (name: string): string => name.replaceAll(/\W/g, '').toLowerCase();

/** What a module imports; of the index of a package, what the module names of it. */
const importsOf = (id: string, context: Context, byName: RegExp | undefined): readonly string[] => {
  const info = context.getModuleInfo(id);
  if (info === null || byName === undefined) return info?.importedIds ?? [];
  let names: ReadonlySet<string> | undefined;
  const isNamed = (file: string): boolean => {
    names ??= new Set(info.code?.match(/[\w$]+/g)?.map(plain));
    return names.has(plain(file.replace(/^.*\/|\.\w+$/g, '')));
  };
  const ofIndex = (index: string): readonly string[] =>
    (context.getModuleInfo(index)?.importedIds ?? []).flatMap((next) => {
      if (byName.test(next)) return ofIndex(next);
      return isNamed(next) ? [next] : [];
    });
  return info.importedIds.flatMap((next) => (byName.test(next) ? ofIndex(next) : [next]));
};

/** `starts` and all modules that they import statically. Complete only once the graph is built. */
const closure = (
  starts: readonly string[],
  context: Context,
  byName: RegExp | undefined,
): ReadonlySet<string> => {
  const known = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    open.push(...importsOf(id, context, byName));
  }
  return known;
};

/**
 * Code splitting of the first load: few files, in the order in which they are needed. Modules that
 * no part reaches are left to the bundler, and so is `later`: what a package's index re-exports
 * although the first load does not use it.
 */
export const firstLoadGroup = (parts: readonly Part[], later: RegExp) => {
  const ids = new Set<string>();
  let reached: ReadonlyMap<string, string> | undefined;
  const sort = (context: Context): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    for (const { name, from, only, byName, without = [] } of parts) {
      const all = (patterns: readonly RegExp[]): ReadonlySet<string> => {
        const starts = [...ids].filter((id) => patterns.some((pattern) => pattern.test(id)));
        return closure(starts, context, byName);
      };
      const others = all(without);
      for (const id of all(from))
        if (!found.has(id) && !others.has(id) && !later.test(id) && (only?.test(id) ?? true))
          found.set(id, name);
    }
    return found;
  };
  return {
    debugName: 'first load',
    test: (id: string): boolean => {
      ids.add(id);
      return true;
    },
    name: (id: string, context: Context): string | null =>
      (reached ??= sort(context)).get(id) ?? null,
  };
};

/** Preloads the named files, which the page's entry imports only when it runs, with what they import and the page does not name itself. */
export const preloadParts = (names: readonly string[]): Plugin => ({
  name: 'senado:preload-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const files = new Set<string>();
      const sheets = new Set<string>();
      const add = (fileName: string): void => {
        const file = bundle[fileName];
        if (file?.type !== 'chunk' || files.has(fileName)) return;
        files.add(fileName);
        for (const sheet of file.viteMetadata?.importedCss ?? [])
          if (!html.includes(`/${sheet}"`)) sheets.add(sheet);
        for (const next of file.imports) if (!html.includes(`/${next}"`)) add(next);
      };
      for (const name of names) {
        const named = Object.values(bundle).filter((file) => file.name === name);
        if (named.length === 0) throw new Error(`preload-parts: no file ${name}`);
        for (const { fileName } of named) add(fileName);
      }
      const tag = (attrs: Readonly<Record<string, string>>, file: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: true, href: `./${file}` },
        injectTo: 'head',
      });
      return [
        ...[...files].map((file) => tag({ rel: 'modulepreload' }, file)),
        ...[...sheets].map((sheet) => tag({ rel: 'stylesheet' }, sheet)),
      ];
    },
  },
});

/**
 * Hints the browser to compile files eagerly while they arrive, not function by function: the named
 * ones, and those that a screen is drawn from. The hint must be the first line of a file, so this
 * runs after all other plugins.
 */
export const compileAtOnce = (names: readonly string[], screen: RegExp): Plugin => ({
  name: 'senado:compile-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const drawn = chunks.find(({ facadeModuleId }) => screen.test(facadeModuleId ?? ''));
      for (const file of chunks)
        if (names.includes(file.name) || file === drawn || drawn?.imports.includes(file.fileName))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});

const pack = promisify(brotliCompress);
/** Smaller files fit in the packet of the response's headers: compressing them gains nothing. */
const LEAST_BYTES = 1024;

/**
 * Compresses the page, scripts and styles once, at brotli's best quality, which is too slow for each
 * request. The server ignores a compressed file that is older than its original.
 */
export const packAssets = (): Plugin => ({
  name: 'senado:pack-assets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler: async ({ dir }, bundle) => {
      const files = Object.keys(bundle)
        .filter((file) => /^(index\.html|assets\/.*-[\w-]{7,8}\.(js|css))$/.test(file))
        .map((file) => join(dir ?? '', file));
      await Promise.all(
        files.map(async (file) => {
          const bytes = await readFile(file);
          if (bytes.length > LEAST_BYTES)
            await writeFile(
              `${file}.br`,
              await pack(bytes, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
                },
              }),
            );
        }),
      );
    },
  },
});
