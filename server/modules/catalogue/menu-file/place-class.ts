import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { CLASS_LEVELS, namesIn, pathText } from './class-path.ts';
import { chainTo, type ClassNode, type ClassTree } from './class-tree.ts';
import { say } from './dish.ts';

/** Where a line puts its dish. `isOwn`: it names the class that the dish lies in, as it is. */
export type Placed = { node: ClassNode | null; isOwn: boolean };
type Cells = { zh: string | undefined; en: string | undefined };
type Problem = { problem: Bilingual };
/** `isShort`: the lowest class alone is named. */
type Found = { node: ClassNode; isShort: boolean };

const wrong = (zh: string, en: string): Problem => ({ problem: say(zh, en) });
const MOST_SIGNS = { class_zh: 40, class_en: 60 } as const;

const AMBIGUOUS = wrong(
  '有多於一個同名的分類：請填寫由第一層起的完整路徑，例如「飲品 > 茶」，或先為其中一個改名',
  'names a class of which there are several: write its path from the first level on, such as "Drinks > Tea", or give one of them another name first',
);

/** A cell is one name, or in a supermarket the names of a path. */
const namesOf = (cell: string, kind: StoreKind): string[] =>
  CLASS_LEVELS[kind] === 1 ? [cell] : namesIn(cell);

const wrongNames = (
  names: readonly string[],
  column: keyof typeof MOST_SIGNS,
  kind: StoreKind,
): Problem | null => {
  if (names.length > CLASS_LEVELS[kind])
    return wrong(
      `${column} 有 ${names.length} 層，最多 ${CLASS_LEVELS[kind]} 層（名稱內的 > 須寫作 \\>）`,
      `${column} has ${names.length} levels, and ${CLASS_LEVELS[kind]} are the most (write \\> for a > in a name)`,
    );
  if (names.includes(''))
    return wrong(`${column} 有一層沒有名稱`, `${column} has a level without a name`);
  const most = MOST_SIGNS[column];
  return names.some((name) => [...name].length > most)
    ? wrong(`${column} 超過 ${most} 個字`, `${column} has more than ${most} signs`)
    : null;
};

/** Of classes with one Chinese name the one that the line's English, else the dish itself tells; those of a menu without levels are the last of them. */
const oneOf = (
  fits: readonly ClassNode[],
  { en, own, kind }: { en: string | undefined; own: ClassNode | null; kind: StoreKind },
): ClassNode | undefined | Problem => {
  if (fits.length < 2) return fits[0];
  const called = fits.filter((each) => each.en === en);
  if (called.length === 1) return called[0];
  const above = own === null ? [] : chainTo(own);
  const known = fits.find((each) => above.includes(each));
  return known ?? (kind === 'takeout' ? fits.at(-1) : AMBIGUOUS);
};

const isProblem = (found: object | undefined): found is Problem =>
  found !== undefined && 'problem' in found;

/** Whether cells name a class, by its whole path or by its own name alone. */
const names = (node: ClassNode, cell: string, { kind, language }: Naming): boolean => {
  const own = node[language];
  if (cell === own) return true;
  if (CLASS_LEVELS[kind] === 1) return false;
  const said = pathText(namesIn(cell));
  return said === pathText([own]) || said === pathText(chainTo(node).map((each) => each[language]));
};
type Naming = { kind: StoreKind; language: 'zh' | 'en' };

/** Finds the classes that lines name, and makes those that are not there. */
export const classPlacer = (kind: StoreKind, { roots, byId }: ClassTree) => {
  const existing = [...byId.values()];
  const made: ClassNode[] = [];

  const make = (parent: ClassNode | null, zh: string): ClassNode => {
    const node: ClassNode = { id: null, parent, zh, en: zh, said: null, below: [] };
    (parent?.below ?? roots).push(node);
    made.push(node);
    return node;
  };

  /** A name alone: a class of the first level, else the one lowest class that is called so. */
  const byName = (name: string, en: string | undefined, own: ClassNode | null) => {
    const root = oneOf(
      roots.filter(({ zh }) => zh === name),
      { en, own, kind },
    );
    if (root !== undefined) return root;
    const fits = existing.filter(({ zh }) => zh === name);
    // which of them is meant, is not for us to guess
    return fits.find(({ below }) => below.length > 0) ?? oneOf(fits, { en, own, kind });
  };

  const byPath = (
    path: readonly string[],
    english: readonly string[],
    own: ClassNode | null,
  ): (ClassNode | string)[] | Problem => {
    const found: (ClassNode | string)[] = [];
    let level: readonly ClassNode[] = roots;
    for (const [at, zh] of path.entries()) {
      const fits = level.filter((each) => each.zh === zh);
      const next = oneOf(fits, { en: english[at], own, kind });
      if (isProblem(next)) return next;
      found.push(next ?? zh);
      level = next?.below ?? [];
    }
    return found;
  };

  const find = (cell: string, en: string | undefined, own: ClassNode | null): Found | Problem => {
    const path = namesOf(cell, kind);
    const alone = (name: string): Found | Problem | null => {
      const node = byName(name, en, own);
      if (node === undefined) return null;
      return isProblem(node) ? node : { node, isShort: true };
    };
    if (path.length === 1 && path[0] !== '') {
      const found = alone(path[0]!) ?? alone(cell);
      if (found !== null) return found;
    }
    const steps = byPath(path, en === undefined ? [] : namesOf(en, kind), own);
    if (isProblem(steps)) return steps;
    if (path.length > 1 && steps.some((step) => typeof step === 'string')) {
      // a file of before there were paths: the sign is part of a name
      const found = alone(cell);
      if (found !== null) return found;
    }
    const why = wrongNames(path, 'class_zh', kind);
    if (why !== null) return why;
    let node: ClassNode | null = null;
    for (const step of steps) node = typeof step === 'string' ? make(node, step) : step;
    return { node: node!, isShort: false };
  };

  /** The classes that an English cell names, each with its name. */
  const englishOf = (cell: string, { node, isShort }: Found): [ClassNode, string][] | Problem => {
    if (cell === node.en) return [[node, cell]];
    const english = namesOf(cell, kind);
    const why = wrongNames(english, 'class_en', kind);
    if (why !== null) return why;
    const chain = chainTo(node);
    if (english.length === chain.length) return chain.map((each, at) => [each, english[at]!]);
    return isShort && english.length === 1
      ? [[node, english[0]!]]
      : wrong(
          `class_en 有 ${english.length} 層，class_zh 有 ${chain.length} 層`,
          `class_en has ${english.length} levels, and class_zh ${chain.length}`,
        );
  };

  const place = ({ zh, en }: Cells, own: ClassNode | null): Placed | Problem => {
    if (zh === undefined)
      return en === undefined
        ? { node: own, isOwn: true }
        : wrong('有 class_en 而沒有 class_zh', 'has class_en without class_zh');
    const isNamed = own !== null && names(own, zh, { kind, language: 'zh' });
    const isCalled = (node: ClassNode): boolean =>
      en !== undefined && names(node, en, { kind, language: 'en' });
    const isOwn = isNamed && isCalled(own);
    const twin =
      isNamed && !isOwn && en !== undefined
        ? existing.find((each) => names(each, zh, { kind, language: 'zh' }) && isCalled(each))
        : undefined;
    const stays = isNamed ? (twin ?? own) : null;
    const found = stays === null ? find(zh, en, own) : { node: stays, isShort: true };
    if ('problem' in found) return found;
    const english = en === undefined ? [] : englishOf(en, found);
    if ('problem' in english) return english;
    for (const [node, name] of english) {
      if (!isOwn && node.said !== null && node.said !== name)
        return wrong(
          '分類的英文名稱與上面的行不同',
          'calls its class in English other than a line above',
        );
      node.said ??= name;
    }
    return { node: found.node, isOwn };
  };

  return { place, made };
};
