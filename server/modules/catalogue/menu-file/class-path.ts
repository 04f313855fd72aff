import type { StoreKind } from '#shared/codes/store-kind.ts';

/** Classes stand in so many levels at most: those of a supermarket. */
export const CLASS_LEVELS = { takeout: 1, market: 3 } as const satisfies Record<StoreKind, number>;

const BETWEEN = ' > ';
/** What parts levels, in either width, and what makes such a sign part of a name. */
const SIGNS = /[>＞\\]/g;
const NEXT = /\\[>＞\\]|[\s\S]/gu;

/** Names from the first level on as one cell of a file. */
export const pathText = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(SIGNS, '\\$&')).join(BETWEEN);

/** The names that a cell says, from the first level on; a sign behind a backslash is part of a name. */
export const namesIn = (cell: string): string[] => {
  const names = [''];
  for (const [part] of cell.matchAll(NEXT))
    if (part === '>' || part === '＞') names.push('');
    else names[names.length - 1] += part.length > 1 && part.startsWith('\\') ? part.slice(1) : part;
  return names.map((name) => name.trim());
};
