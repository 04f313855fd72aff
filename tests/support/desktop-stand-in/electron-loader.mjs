// Answers the module name `electron` with the stand-in, for `import`.
let standIn = '';

/** @type {import('node:module').InitializeHook<string>} */
export const initialize = (url) => {
  standIn = url;
};

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context);
