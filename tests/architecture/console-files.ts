import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const resolved = (from: string, path: string): string =>
  path.startsWith('#shared/')
    ? join(ROOT, 'shared', path.slice('#shared/'.length))
    : join(dirname(from), path);

/** The files of the project that some of the console's import statically, themselves among them. Imports of types alone bring nothing. */
export const importedBy = (starts: readonly string[]): ReadonlySet<string> => {
  const known = new Set<string>();
  const open = starts.map((file) => join(ROOT, 'renderer', file));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (known.has(file) || !existsSync(file)) continue;
    known.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[\w*{][^;]*?\sfrom\s+)?'((?:\.|#shared\/)[^']+\.tsx?)'/gm,
    ))
      open.push(resolved(file, path));
  }
  return known;
};

/** What every start brings: the frame, and the pages of signing in and of writing off. */
export const FIRST_LOAD = [
  'main.tsx',
  'features/sign-in/login.screen.tsx',
  'features/sign-in/store-list.screen.tsx',
  'features/write-off/write-off.screen.tsx',
];
