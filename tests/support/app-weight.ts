import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { must } from '#shared/kernel/result.ts';
import { inlineParts } from './inline-parts.ts';

type Chunk = { file: string; name?: string; src?: string; imports?: string[]; css?: string[] };
/** Bytes as they go over the line, packed by gzip as the server packs them. */
export type Weight = { script: number; stylesheet: number };

const NOTHING: Weight = { script: 0, stylesheet: 0 };

/** The files of an app as it was built, and what they weigh. */
const builtApp = (name: 'consumer-web' | 'console') => {
  const folder = path.join(
    process.env['DIST_DIR'] ?? path.join(import.meta.dirname, '../../dist'),
    name,
  );
  const manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
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
  return { folder, manifest, named, weigh, withImports };
};

/** What the console's page makes a browser fetch before somebody can sign in, or scan: scripts, styles and the words that weigh more. */
export const consoleWeight = () => {
  const { folder, named, weigh, withImports } = builtApp('console');
  // a script of the build, which the manifest does not name
  const assets = path.join(folder, 'assets');
  const ahead = readdirSync(assets).filter((file) => /^ahead-.*\.js$/.test(file));
  const asking = gzipSync(readFileSync(path.join(assets, must(ahead[0], 'ahead.js')))).length;
  const until = (screen: RegExp): Weight => {
    const keys = [/^index$/, /^words-first-zh$/, screen].map((pattern) => named(pattern));
    // a file that goes by another name would make the load look light
    if (keys.some((found) => found.length === 0)) return NOTHING;
    const { script, stylesheet } = weigh(
      new Set(keys.flat().flatMap((key) => [...withImports(key)])),
    );
    return { script: script + asking, stylesheet };
  };
  return { signIn: until(/^login\.screen$/), ready: until(/^write-off\.screen$/) };
};

/** What the consumer's app, as it was built, makes a browser fetch. */
export const appWeight = () => {
  const { folder, manifest, named, weigh, withImports } = builtApp('consumer-web');
  // what the page brings within itself weighs as if it were files
  const page = inlineParts(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const within: Weight = {
    script: gzipSync(page.script).length,
    stylesheet: gzipSync(page.stylesheet).length,
  };
  // the home, in the language whose words weigh more
  const home = Object.keys(manifest).filter((key) => key.endsWith('takeout/home/home.screen.tsx'));
  if (home.length !== 1) throw new Error('app-weight: the home is in no file of its own');
  const first = new Set(
    [...named(/^(first|first-(dom|draw|words-zh))$/), ...home].flatMap((key) => [
      ...withImports(key),
    ]),
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
