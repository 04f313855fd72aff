/** Keyboard layouts that a till in Macau meets beside US (which Hong Kong's is too). */
export type LayoutName = 'FR' | 'PT' | 'DE' | 'CN';

const pairs = (us: string, other: string): readonly [string, string][] => {
  const there = [...other];
  return [...us].map((char, index) => [char, there[index]!]);
};

/** By character of a US key, what the same key writes there. Dead keys are left out: they write nothing alone. */
const MAPS: Record<LayoutName, ReadonlyMap<string, string>> = {
  FR: new Map([
    ...pairs('qwazQWAZ', 'azqwAZQW'),
    ...pairs('1234567890', '&é"\'(-è_çà'),
    ...pairs('!@#$%^&*()', '1234567890'),
    ...pairs('m,./M<>?', ',;:!?./§'),
    ...pairs(';:\'"', 'mMù%'),
    ...pairs('-_', ')°'),
    ...pairs(']}\\|`', '$£*µ²'),
  ]),
  PT: new Map([
    ...pairs('`~', '\\|'),
    ...pairs('-_=+', "'?«»"),
    ...pairs('[{', '+*'),
    ...pairs(';:\'"', 'çÇºª'),
    ...pairs('<>/?', ';:-_'),
    ...pairs('@^&*()', '"&/()='),
  ]),
  DE: new Map([
    ...pairs('yzYZ', 'zyZY'),
    ...pairs('-_+', 'ß?*'),
    ...pairs('[{]}', 'üÜ+*'),
    ...pairs(';:\'"', 'öÖäÄ'),
    ...pairs('\\|', "#'"),
    ...pairs('<>/?', ';:-_'),
    ...pairs('@#^&*()', '"§&/()='),
  ]),
  // no other places: a Chinese input method writes its own marks
  CN: new Map(pairs(',.;:?!()[]<>\\$\'"', '，。；：？！（）【】《》、￥‘“')),
};

export const LAYOUTS = Object.keys(MAPS) as LayoutName[];

/** What a key with this US character writes on another layout. */
export const charOn = (layout: LayoutName, char: string): string => MAPS[layout].get(char) ?? char;

/** A scanner that was set for another layout, on a US computer: by received character, the one that was meant. */
export const swapsOf = (layout: LayoutName): Record<string, string> =>
  Object.fromEntries([...MAPS[layout]].filter(([char, there]) => char !== there));
