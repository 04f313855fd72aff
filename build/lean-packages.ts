import type { Plugin } from 'vite';

/** Modules of axios that our one transport never reaches: it sends text or a form of the browser's own, by XMLHttpRequest, with no query, no cookie and no progress, and reads the status itself. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  [/axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'export const getFetch = () => false; export const adapter = false; export default false;'],
  [/axios[\\/]lib[\\/]helpers[\\/]toFormData\.js$/, 'export default () => { throw new TypeError("objects are not sent as forms"); };'],
  [/axios[\\/]lib[\\/]helpers[\\/]formDataToJSON\.js$/, 'export default () => null;'],
  [/axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/, 'export default {};'],
  [/axios[\\/]lib[\\/]helpers[\\/]toURLEncodedForm\.js$/, 'export default () => "";'],
  [/axios[\\/]lib[\\/]helpers[\\/]buildURL\.js$/, 'export const encode = encodeURIComponent; export default (url) => url;'],
  [/axios[\\/]lib[\\/]helpers[\\/]cookies\.js$/, 'export default { write() {}, read: () => null, remove() {} };'],
  [/axios[\\/]lib[\\/]helpers[\\/]isURLSameOrigin\.js$/, 'export default () => false;'],
  [/axios[\\/]lib[\\/]helpers[\\/]progressEventReducer\.js$/, 'export const progressEventReducer = () => []; export const progressEventDecorator = () => []; export const asyncDecorator = (run) => run;'],
  [/axios[\\/]lib[\\/]helpers[\\/]validator\.js$/, 'export default { assertOptions() {}, validators: new Proxy({}, { get: () => () => true }) };'],
  [/axios[\\/]lib[\\/]cancel[\\/]CancelToken\.js$/, 'export default class CancelToken {}'],
];

const ROUTER = /react-router[\\/]dist[\\/].*\.mjs$/;

/** Its links fetch other routes ahead for the framework that this app is not built with. */
const FRAMEWORK: readonly (readonly [string, string])[] = [
  ['PrefetchPageLinks', 'function PrefetchPageLinks() { return null; }'],
  ['usePrefetchBehavior', 'function usePrefetchBehavior() { return [false, null, {}]; }'],
];

/**
 * Two packages without what a page of ours never runs. Of axios, ways to send that we do not use are left out; in the router, components that nothing imports
 * are kept only because they are made by a call and named by an assignment: both are marked so that the bundler may drop them.
 */
export const leanPackages = (): Plugin => ({
  name: 'senado:lean-packages',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.split('?')[0] ?? '';
    const unused = UNUSED.find(([pattern]) => pattern.test(file));
    if (unused) return { code: unused[1], map: null };
    if (!ROUTER.test(file)) return null;
    const marked = FRAMEWORK.reduce((text, [name, stand]) => text.replace(`function ${name}(`, `${stand}\nfunction Unused${name}(`), code).replaceAll(/^(\w+)\.displayName = "[^"]*";$/gm, '').replaceAll(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2(');
    return { code: marked, map: null };
  },
});
