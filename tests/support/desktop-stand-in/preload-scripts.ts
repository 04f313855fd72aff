import { readFileSync } from 'node:fs';
import { cloneText } from './clone-text.ts';
import { mainWorld, preloadWorld, type Names } from './page-side.ts';

export const WORLD = 'senado-preload';

// the loader that runs TypeScript wraps functions with a naming call of its own, which a page lacks
const alone = (body: string): string =>
  `(() => { const __name = (value) => value; const clone = (${cloneText.toString()})(); ${body} })();`;

export const mainWorldScript = (names: Names): string =>
  alone(`(${mainWorld.toString()})(${JSON.stringify(names)}, clone);`);

/** The isolated world's script with the built preload, unchanged, in it. */
export const preloadScript = (names: Names, preloadFile: string): string =>
  alone(
    `(${preloadWorld.toString()})(${JSON.stringify(names)}, clone, (require) => { const module = { exports: {} }; const exports = module.exports;\n${readFileSync(preloadFile, 'utf8')}\n});`,
  );
