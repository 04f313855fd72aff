import path from 'node:path';
import type { OutputAsset, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** A screen where visits begin. Modules are named by the ends of their paths. */
export type Landing = {
  /** The path of its hash address. */
  path: string;
  modules: readonly string[];
  /** Its words by language. */
  words: { zh: readonly string[]; en: readonly string[] };
};
/** `always`: modules that every landing needs; `known`: names of the files that the page asks for anyway. */
type Plan = {
  landings: readonly Landing[];
  always: readonly string[];
  known: readonly string[];
};
/** A chunk beside which Vite notes its style sheets. */
type Chunk = OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };
export type Bundle = Readonly<Record<string, OutputAsset | Chunk>>;

const isChunk = (file: OutputAsset | Chunk | undefined): file is Chunk => file?.type === 'chunk';

/** The files that hold modules, with the style sheets and all files that those import. */
const filesOf = (bundle: Bundle, modules: readonly string[], known: readonly string[]) => {
  const found = new Set<string>();
  const add = (file: OutputAsset | Chunk | undefined): void => {
    if (!isChunk(file) || found.has(file.fileName) || known.includes(file.name)) return;
    found.add(file.fileName);
    for (const sheet of file.viteMetadata?.importedCss ?? []) if (bundle[sheet]) found.add(sheet);
    for (const name of file.imports) add(bundle[name]);
  };
  for (const module of modules) {
    const holder = Object.values(bundle).find(
      (file) => isChunk(file) && file.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!holder) throw new Error(`landing-files: no file holds ${module}`);
    add(holder);
  }
  return [...found];
};

/** File names with spaces between: those of both languages, those of Chinese and those of English. */
type Names = readonly [both: string, zh: string, en: string];

/** Runs in the page, so it is plain and short. A wrong guess of the language loads a few words in vain. */
const askAtOnce = (table: Readonly<Record<string, Names>>): void => {
  const names = table[location.hash.slice(1).split('?')[0] || '/'];
  if (!names) return;
  let language = navigator.language;
  try {
    language = localStorage.getItem('senado.language') ?? language;
  } catch {
    // no storage here
  }
  for (const name of `${names[0]} ${names[/^"?en/i.test(language) ? 2 : 1]}`.split(' ')) {
    const link = document.createElement('link');
    if (name.endsWith('.css')) link.as = 'style';
    link.rel = link.as ? 'preload' : 'modulepreload';
    link.crossOrigin = '';
    link.href = `./assets/${name}`;
    document.head.append(link);
  }
};

/** The script that asks for the files of the screen that the page's address names. */
export const landingScript = (bundle: Bundle, { landings, always, known }: Plan): string => {
  const namesOf = (modules: readonly string[]): string[] =>
    filesOf(bundle, modules, known).map((file) => path.posix.basename(file));
  const rows = landings.map(({ path: at, modules, words }): [string, Names] => {
    const both = namesOf([...modules, ...always]);
    const more = (some: readonly string[]): string =>
      namesOf(some)
        .filter((name) => !both.includes(name))
        .join(' ');
    return [at, [both.join(' '), more(words.zh), more(words.en)]];
  });
  return `(${askAtOnce.toString()})(${JSON.stringify(Object.fromEntries(rows))})`;
};

/**
 * Asks for the files of the first screen as soon as the page's first bytes are here: its own script, which would load them, comes
 * a third of a second later on a slow line (ADR 0062). Stands behind what names files.
 */
export const landingFiles = (plan: Plan): Plugin => ({
  name: 'senado:landing-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('landing-files: no page');
      const script = landingScript(bundle, plan);
      page.source = String(page.source).replace(
        '<meta name="viewport"',
        (tag) => `<script>${script}</script>\n    ${tag}`,
      );
    },
  },
});
