import type { Plugin } from 'vite';

const ROUTER = /react-router[\\/]dist[\\/].*\.mjs$/;

/** Its links fetch other routes ahead for the framework that this app is not built with. */
const FRAMEWORK: readonly (readonly [string, string])[] = [
  ['PrefetchPageLinks', 'function PrefetchPageLinks() { return null; }'],
  ['usePrefetchBehavior', 'function usePrefetchBehavior() { return [false, null, {}]; }'],
];

/**
 * The router without what a page of ours never runs: components that nothing imports are kept only because they are made by a call and named by an assignment;
 * both are marked so that the bundler may drop them.
 */
export const leanPackages = (): Plugin => ({
  name: 'senado:lean-packages',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.split('?')[0] ?? '';
    if (!ROUTER.test(file)) return null;
    const marked = FRAMEWORK.reduce(
      (text, [name, stand]) =>
        text.replace(`function ${name}(`, `${stand}\nfunction Unused${name}(`),
      code,
    )
      .replaceAll(/^(\w+)\.displayName = "[^"]*";$/gm, '')
      .replaceAll(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2(');
    return { code: marked, map: null };
  },
});
