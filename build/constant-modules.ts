import type { Plugin } from 'vite';

/** The end of a module's path to the values that the module exports. */
type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Replaces some modules by their values, so that the code they are derived from stays out of the app. */
export const constantModules = (modules: Values): Plugin => ({
  name: 'senado:constant-modules',
  enforce: 'pre',
  load: (id) => {
    const path = id.replaceAll('\\', '/');
    const found = Object.entries(modules).find(([end]) => path.endsWith(`/${end}`));
    if (found === undefined) return null;
    return Object.entries(found[1])
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
