import path from 'node:path';
import type { OutputAsset, OutputChunk } from 'rolldown';
import { minify, type Plugin } from 'vite';

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

/** File names with spaces between. `first`: styles and what draws; then those of both languages, those of Chinese and those of English. */
type Names = readonly [first: string, both: string, zh: string, en: string];
/** The app waits for it with its own requests, so that the view's pictures are asked for first. It never fails. */
type Page = { firstView?: Promise<{ answers: Promise<string> } | undefined> };

/** Puts what the server drew in the place of the skeleton, once its styles are there and unless the app was quicker. The app replaces it: until then nothing in it can be pressed, and it is not read out. */
const showView = async (
  query: string,
  sheets: readonly string[],
): Promise<{ answers: Promise<string> } | undefined> => {
  const url = `/first-view?${query}`;
  const answer = await fetch(url, { priority: 'high', signal: AbortSignal.timeout(1500) });
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/plain'))
    return undefined;
  const view = document.createElement('template');
  view.innerHTML = await answer.text();
  await Promise.all(
    sheets.map(
      (href) =>
        new Promise((done, fail) => {
          const sheet = document.createElement('link');
          sheet.rel = 'stylesheet';
          sheet.crossOrigin = '';
          sheet.href = href;
          sheet.addEventListener('load', done);
          sheet.addEventListener('error', () => {
            // so that the app asks for it again
            sheet.remove();
            fail(new Error(href));
          });
          document.head.append(sheet);
        }),
    ),
  );
  for (const part of view.content.children as Iterable<HTMLElement>) {
    part.inert = true;
    part.ariaHidden = 'true';
  }
  document.querySelector('#app > .page__skeletons')?.replaceWith(view.content);
  // painted before the app's files keep the page busy; a page in the background paints nothing
  await new Promise((done) => {
    setTimeout(done, 200);
    requestAnimationFrame(() => setTimeout(done));
  });
  return { answers: fetch(`${url}&part=answers`).then((reply) => reply.text()) };
};

/** Runs in the page, so it is plain and short. A wrong guess of the language loads a few words in vain. */
const askAtOnce = (table: Readonly<Record<string, Names>>, show: typeof showView): void => {
  const at = location.hash.slice(1) || '/';
  const names = table[at.split('?')[0]!];
  if (!names) return;
  let language: string = navigator.language;
  // whoever has been here, or comes from a sign-in, sees other things
  let isNew = false;
  try {
    language = localStorage.getItem('senado.language') ?? language;
    isNew =
      location.search === '' &&
      !(
        localStorage.getItem('senado.session') ??
        localStorage.getItem('senado.pin') ??
        sessionStorage.getItem('senado.found')
      );
  } catch {
    // no storage here
  }
  const isEnglish = /^"?en/i.test(language);
  const ask = (list: string): void => {
    for (const name of list.match(/\S+/g) ?? []) {
      const link = document.createElement('link');
      if (name.endsWith('.css')) link.as = 'style';
      link.rel = link.as ? 'preload' : 'modulepreload';
      link.crossOrigin = '';
      link.href = `./assets/${name}`;
      document.head.append(link);
    }
  };
  const askForRest = (): void => {
    ask(`${names[1]} ${names[isEnglish ? 3 : 2]}`);
  };
  if (!isNew) {
    // the question to the server before what draws its answer
    askForRest();
    ask(names[0]);
    return;
  }
  const query = new URLSearchParams({ at, language: isEnglish ? 'en' : 'zh-Hant' });
  const sheets = names[0].split(' ').filter((name) => name.endsWith('.css'));
  const shown = show(
    query.toString(),
    sheets.map((name) => `./assets/${name}`),
  );
  ask(names[0]);
  (globalThis as Page).firstView = shown
    .catch(() => undefined)
    .then((view) => {
      askForRest();
      return view;
    });
};

/** The script that asks for the files of the screen that the page's address names. */
export const landingScript = (bundle: Bundle, { landings, always, known }: Plan): string => {
  const namesOf = (modules: readonly string[]): string[] =>
    filesOf(bundle, modules, known).map((file) => path.posix.basename(file));
  const drawing = namesOf(always);
  const rows = landings.map(({ path: at, modules, words }): [string, Names] => {
    const all = [...new Set([...drawing, ...namesOf(modules)])];
    const isFirst = (name: string): boolean => name.endsWith('.css') || drawing.includes(name);
    const more = (some: readonly string[]): string =>
      namesOf(some)
        .filter((name) => !all.includes(name))
        .join(' ');
    const first = all
      .filter(isFirst)
      .sort((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')));
    const both = all.filter((name) => !isFirst(name));
    return [at, [first.join(' '), both.join(' '), more(words.zh), more(words.en)]];
  });
  return `(${askAtOnce.toString()})(${JSON.stringify(Object.fromEntries(rows))},${showView.toString()})`;
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
    handler: async (_options, bundle) => {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('landing-files: no page');
      const { code: script } = await minify('landing.js', landingScript(bundle, plan));
      page.source = String(page.source).replace(
        '<meta name="viewport"',
        (tag) => `<script>${script}</script>\n    ${tag}`,
      );
    },
  },
});
