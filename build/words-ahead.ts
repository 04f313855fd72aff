import { createHash } from 'node:crypto';
import { minify, type Plugin } from 'vite';

/** Runs in the page, so it is plain and short. A wrong guess of the language loads a few words in vain. */
const askForWords = (key: string, files: { zh: string; en: string }): void => {
  let language: string = navigator.language;
  try {
    language = localStorage.getItem(key) ?? language;
  } catch {
    // no storage here
  }
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = /^"?en/i.test(language) ? files.en : files.zh;
  document.head.append(link);
};

type Words = {
  /** Under which the page keeps its language. */ key: string;
  /** The files by language, as the bundler names them. */ names: { zh: string; en: string };
};

/** The script that asks for the words. `files`: their addresses by language. */
export const wordsScript = (key: string, files: { zh: string; en: string }): string =>
  `(${askForWords.toString()})(${JSON.stringify(key)},${JSON.stringify(files)})`;

/**
 * Asks for the words of the page's language while its start is still under way. A file of its own:
 * the page's policy allows no script within it. Stands behind what names files.
 */
export const wordsAhead = ({ key, names }: Words): Plugin => ({
  name: 'senado:words-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('words-ahead: no page');
      const fileOf = (name: string): string => {
        const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
        if (!file) throw new Error(`words-ahead: no file ${name}`);
        return `./${file.fileName}`;
      };
      const files = { zh: fileOf(names.zh), en: fileOf(names.en) };
      const { code } = await minify('ahead.js', wordsScript(key, files), { module: true });
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      const fileName = `assets/ahead-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      page.source = String(page.source).replace(
        '<script type="module"',
        (tag) => `<script type="module" src="./${fileName}"></script>\n    ${tag}`,
      );
    },
  },
});
