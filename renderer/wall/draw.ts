import { timeText } from '#shared/format/date.ts';
import { fill } from '#shared/i18n/fill.ts';
import { texts as en } from '#shared/i18n/wall/en.ts';
import { texts as zh } from '#shared/i18n/wall/zh.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Numbers } from './news.ts';

type Key = keyof typeof zh;
type Params = Readonly<Record<string, string>>;

/** What the screen shows. `oldSince`: from when the numbers are that may be old; null, they are of now. */
export type View = {
  numbers: Numbers | null;
  oldSince: number | null;
  fresh: ReadonlySet<string>;
  isGone: boolean;
  asksForSound: boolean;
};

const element = (tag: string, name: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...children);
  return made;
};

/** A sentence in both languages, one below the other. */
const both = (tag: string, name: string, key: Key, params: Params = {}): HTMLElement => {
  const english = element('span', 'en', fill(en[key], params));
  english.lang = 'en';
  return element(tag, name, element('span', 'zh', fill(zh[key], params)), english);
};

const column = (key: Key, numbers: readonly string[], fresh: ReadonlySet<string>): HTMLElement => {
  const list = element('ul', 'numbers');
  for (const number of numbers) {
    const item = element('li', 'number', number);
    item.dataset['fresh'] = String(fresh.has(number));
    list.append(item);
  }
  const section = element('section', 'column', both('h2', 'head', key), list);
  section.dataset['kind'] = key;
  return section;
};

const parts = ({ numbers, oldSince, fresh, isGone }: View): HTMLElement[] => {
  if (isGone) return [both('p', 'note', 'wall.gone')];
  if (numbers === null) return [];
  const { store, making, ready } = numbers;
  const name = element('header', 'store', `${store.zh}  ${store.en}`);
  const offline =
    oldSince === null
      ? []
      : [both('p', 'offline', 'wall.offline', { time: timeText(instant(oldSince)) })];
  // the last one to be ready stands first
  const shown = ready.map(({ number }) => number).toReversed();
  const columns = element(
    'div',
    'columns',
    column('wall.making', making, fresh),
    column('wall.ready', shown, fresh),
  );
  const nothing = making.length + ready.length === 0 ? [both('p', 'nothing', 'wall.nothing')] : [];
  return [name, ...offline, columns, ...nothing];
};

/** Draws the screen anew: a few dozen elements, each few seconds. */
export const draw = (root: HTMLElement, view: View, onSound: () => void): void => {
  const drawn = parts(view);
  if (view.asksForSound && !view.isGone) {
    const button = both('button', 'sound', 'wall.sound');
    button.addEventListener('click', onSound);
    drawn.push(button);
  }
  root.dataset['old'] = String(view.oldSince !== null);
  root.replaceChildren(...drawn);
};
