import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import {
  rolldown,
  type OutputAsset,
  type OutputChunk,
  type Plugin as BundlerPlugin,
} from 'rolldown';
import type { Plugin } from 'vite';

/** The global through which the page's own script hands its exports to the other files. */
const START = 'senadoStart';

type Files = Readonly<Record<string, string>>;

/** A module that hands the exports of a file to the global. */
const HAND_OUT = 'hand-out';
const handOut = (fileName: string): string =>
  `import * as start from './${fileName}'; globalThis.${START} = start;`;

/** Serves built files from memory. What they import dynamically stays a file, named as the page sees it. */
const builtFiles = (files: Files): BundlerPlugin => ({
  name: 'built-files',
  resolveId: (source, importer) =>
    importer === undefined ? source : path.posix.join(path.posix.dirname(importer), source),
  load: (id) => files[id] ?? null,
  resolveDynamicImport: (source, importer = '') =>
    typeof source === 'string'
      ? { id: `./${path.posix.join(path.posix.dirname(importer), source)}`, external: true }
      : null,
});

/** What the script calls the address that its file had: written once, where each import would repeat it. */
const HERE = '$here';
/** What Vite adds to a dynamic import that brings no other files: their empty list, and that address. */
const EMPTY_PRELOAD = `,[],${HERE})`;

/**
 * The built file as a script of the page: bundled with what it imports, its exports on a global.
 * Addresses stay those that the file had.
 */
export const asPageScript = async (fileName: string, files: Files): Promise<string> => {
  const bundle = await rolldown({
    input: HAND_OUT,
    plugins: [builtFiles({ ...files, [HAND_OUT]: handOut(fileName) })],
    transform: {
      define: { 'import.meta.url': HERE },
    },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, comments: false });
  await bundle.close();
  const { code } = output[0];
  if (/\bimport\((?!["'`])/.test(code))
    throw new Error('inline-start: a computed import has no address in the page');
  return `const ${HERE}=new URL("./${fileName}",document.baseURI).href;${code}`
    .replaceAll(EMPTY_PRELOAD, ')')
    .replaceAll('</script', '<\\/script')
    .replaceAll('<!--', '<\\!--');
};

const exportsOf = (code: string): string[] =>
  parseAst(code).body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.map(({ exported }) =>
          exported.type === 'Identifier' ? exported.name : exported.value,
        )
      : [],
  );

/** The file that other files import in place of the inlined one: the same names, read from the global. */
export const reExports = (code: string): string => {
  const names = exportsOf(code);
  const locals = names.map((name, index) => `${name}:_${index}`).join();
  const exported = names.map((name, index) => `_${index} as ${name}`).join();
  return `const{${locals}}=globalThis.${START};export{${exported}};\n`;
};

type Bundle = Record<string, OutputAsset | OutputChunk>;
const chunksOf = (bundle: Bundle): OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The page with its style sheets inlined. A chunk that depends on one of them depends on `instead`. */
const withStyles = (html: string, bundle: Bundle, instead: string): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (link, name: string) => {
    const file = bundle[name];
    if (file?.type !== 'asset') return link;
    const styles = String(file.source);
    if (/url\((?!["']?data:)/.test(styles))
      throw new Error(`inline-start: ${name} refers to files by relative addresses`);
    for (const chunk of chunksOf(bundle))
      chunk.code = chunk.code.replaceAll(path.basename(name), path.basename(instead));
    delete bundle[name];
    return `<style>${styles}</style>`;
  });

/** The page with the script at the end of its head, so that other requests are under way while it arrives. */
const withScript = (html: string, fileName: string, script: string): string => {
  const tags = /\s*<script[^>]*src="\.\/([^"]+)"[^>]*><\/script>/g;
  if (![...html.matchAll(tags)].some(([, name]) => name === fileName))
    throw new Error(`inline-start: the page does not start with ${fileName}`);
  return html
    .replaceAll(tags, '')
    .replace('</head>', () => `  <script type="module" async>${script}</script>\n  </head>`);
};

/**
 * Inlines the page's first file and its styles: they arrive with the page, in the time in which a
 * browser would only request them. Other files import from that file as before (ADR 0018).
 * Its exports must not change after its first run: `import/no-mutable-exports` holds that.
 */
export const inlineStart = (entry: string): Plugin => ({
  name: 'senado:inline-start',
  apply: 'build',
  // the file's content is replaced after its name was made, so the name covers how
  augmentChunkHash: ({ name }) => (name === entry ? START + reExports.toString() : undefined),
  generateBundle: {
    order: 'post',
    handler: async (_options, bundle) => {
      const page = bundle['index.html'];
      const start = chunksOf(bundle).find(({ name }) => name === entry);
      if (page?.type !== 'asset' || !start)
        throw new Error(`inline-start: no page, or no file ${entry}`);
      const html = withStyles(String(page.source), bundle, start.fileName);
      const files = Object.fromEntries(
        chunksOf(bundle).map((chunk) => [chunk.fileName, chunk.code]),
      );
      page.source = withScript(html, start.fileName, await asPageScript(start.fileName, files));
      start.code = reExports(start.code);
    },
  },
});
