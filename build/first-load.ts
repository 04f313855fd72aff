import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin } from 'vite';

type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
/** A file of the first load and where it begins: all that these modules import, and what those import, unless an earlier file has it. */
export type Part = { name: string; from: readonly RegExp[]; only?: RegExp };

/** All modules that are loaded with those of `from`, which only the bundler knows once it has read them all. */
const closure = (starts: readonly string[], context: Context): ReadonlySet<string> => {
  const known = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return known;
};

/**
 * Says to the bundler which file of the first load a module belongs to: few files, in the order in which they are needed, with nothing that a later screen brings.
 * What no part reaches is left to the bundler, and so is `later`: what a package's index names beside what is used.
 */
export const firstLoadGroups = (parts: readonly Part[], later: RegExp) => {
  const ids = new Set<string>();
  let reached: ReadonlyMap<string, string> | undefined;
  const sort = (context: Context): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    for (const { name, from, only } of parts) {
      const starts = [...ids].filter((id) => from.some((pattern) => pattern.test(id)));
      for (const id of closure(starts, context))
        if (!found.has(id) && !later.test(id) && (only?.test(id) ?? true)) found.set(id, name);
    }
    return found;
  };
  return [
    {
      debugName: 'first load',
      test: (id: string): boolean => {
        ids.add(id);
        return true;
      },
      name: (id: string, context: Context): string | null =>
        (reached ??= sort(context)).get(id) ?? null,
    },
  ];
};

/** Lets the page fetch the named files at once, beside its entry, which asks for them only when it runs. */
export const preloadParts = (names: readonly string[]): Plugin => ({
  name: 'senado:preload-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const files = names.flatMap((name) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && file.name === name)
          .map(({ fileName }) => fileName),
      );
      return files.map((file): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        injectTo: 'head',
      }));
    },
  },
});

/**
 * Tells the browser to compile the named files whole as they come in, beside the page's own work, in place of function by function as each is first called.
 * Said by the first line of a file, so after all that the build itself writes there.
 */
export const compileAtOnce = (names: readonly string[]): Plugin => ({
  name: 'senado:compile-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});

const pack = promisify(brotliCompress);
/** Below this a file costs its answer's head and no more. */
const LEAST_BYTES = 1024;

/** The page, scripts and styles packed as small as can be, once, beside them: a server that packs as it is asked has no time for that. It heeds no packed file that is older than its own. */
export const packAssets = (): Plugin => ({
  name: 'senado:pack-assets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler: async ({ dir }, bundle) => {
      const files = Object.keys(bundle)
        .filter((file) => /^(index\.html|assets\/.*-[\w-]{8}\.(js|css))$/.test(file))
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
