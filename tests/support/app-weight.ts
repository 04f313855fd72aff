import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inlineParts } from './inline-parts.ts';

type Chunk = { file: string; name?: string; src?: string; imports?: string[]; css?: string[] };
/** Bytes as they go over the line, packed by gzip as the server packs them. */
export type Weight = { script: number; stylesheet: number };

const folder = path.join(
  process.env['DIST_DIR'] ?? path.join(import.meta.dirname, '../../dist'),
  'consumer-web',
);

/** What the consumer's app, as it was built, makes a browser fetch. */
export const appWeight = () => {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  // what the page brings within itself weighs as if it were files
  const page = inlineParts(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const within: Weight = {
    script: gzipSync(page.script).length,
    stylesheet: gzipSync(page.stylesheet).length,
  };
  const packed = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size =
      packed.get(file) ?? gzipSync(readFileSync(path.join(folder, file)), { level: 6 }).length;
    packed.set(file, size);
    return size;
  };
  const withImports = (key: string, found: Set<string> = new Set()): Set<string> => {
    if (found.has(key)) return found;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) withImports(next, found);
    return found;
  };
  const weigh = (keys: ReadonlySet<string>): Weight => {
    const files = new Set(
      [...keys].flatMap((key) => [
        manifest[key]?.file ?? '',
        ...(manifest[key]?.css ?? []).filter((file) => existsSync(path.join(folder, file))),
      ]),
    );
    const sum = (ending: string): number =>
      [...files]
        .filter((file) => file.endsWith(ending))
        .reduce((total, file) => total + sizeOf(file), 0);
    return { script: sum('.js'), stylesheet: sum('.css') };
  };
  const named = (pattern: RegExp): string[] =>
    Object.keys(manifest).filter((key) => pattern.test(manifest[key]?.name ?? ''));
  // the home, in the language whose words weigh more
  const first = new Set(
    named(/^(first|first-(dom|draw|home|words-zh))$/).flatMap((key) => [...withImports(key)]),
  );
  const rest = (key: string): Set<string> =>
    new Set([...withImports(key)].filter((one) => !first.has(one)));
  const asked = weigh(first);
  return {
    first: {
      script: asked.script + within.script,
      stylesheet: asked.stylesheet + within.stylesheet,
    },
    firstFiles: [...first].map((key) => manifest[key]?.file ?? ''),
    /** Each screen's own file, and all that it makes fetch beyond the first load. */
    screens: Object.keys(manifest)
      .filter((key) => key.endsWith('.screen.tsx'))
      .map((key) => ({
        name: path.basename(key),
        own: weigh(new Set([key])),
        all: weigh(rest(key)),
      })),
  };
};
