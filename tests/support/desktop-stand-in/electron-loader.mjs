// Answers the module name `electron` with the stand-in, for `import`.
const STAND_IN = new URL('./electron.ts', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) => (specifier === 'electron' ? { url: STAND_IN, shortCircuit: true } : next(specifier, context));
